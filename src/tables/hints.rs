//! The actor's side of hints.

use super::actor::TableActor;
use super::persistence::TRIES;
use crate::store::CommitError;
use crate::tools::request::Answer;
use table::{Effects, HintRequest, Person, TableCommand};
use values::InteractionId;
use values::Millis;

impl TableActor {
    /// What somebody asks the coach, noted; or why there is no hint.
    pub(crate) async fn hint(
        &mut self,
        person: &Person,
        interaction: InteractionId,
        key: Option<u32>,
    ) -> Result<HintRequest, Answer> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_to_hint(person, interaction, key).await? {
                Ok(question) => return Ok(question),
                Err(CommitError::Outdated) if tries < TRIES => {}
                Err(error) => return Err(self.no_hint(person, &error)),
            }
        }
    }

    fn no_hint(&self, person: &Person, error: &CommitError) -> Answer {
        if matches!(error, CommitError::AlreadyHandled) {
            return Answer::Nothing;
        }
        tracing::error!(table = %self.id, %error, "a step was not committed");
        Answer::text(self.words_for(person).say("cannot-save", &[]))
    }

    async fn try_to_hint(
        &mut self,
        person: &Person,
        interaction: InteractionId,
        key: Option<u32>,
    ) -> Result<Result<HintRequest, CommitError>, Answer> {
        let words = self.words_for(person);
        let no = |id| Answer::text(words.say(id, &[]));
        if let Err(error) = self.load().await {
            return Err(self.not_loaded(&words, &TableCommand::Hint, &error));
        }
        let now: Millis = self.clock.now();
        let loaded = self.loaded.as_ref().ok_or_else(|| no("out-of-order"))?;
        if key.is_some_and(|key| key != loaded.session.tag.key) {
            return Err(no("old-button"));
        }
        let guild = loaded.session.state.guild;
        match self.preferences.server(guild).await {
            Ok(server) if server.hints => {}
            Ok(_) => return Err(no("hint-off-server")),
            Err(error) => {
                tracing::error!(table = %self.id, %error, "what a server has decided cannot be read");
                return Err(no("out-of-order"));
            }
        }
        let loaded = self.loaded.as_mut().ok_or_else(|| no("out-of-order"))?;
        let question = loaded
            .session
            .hint(person)
            .map_err(|say| Answer::text(words.say(say.id, &say.values)))?;
        let committed = self.commit(Effects::default(), Some(interaction), now).await;
        Ok(committed.map(|()| question))
    }
}
