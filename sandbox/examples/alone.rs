//! A sandbox without a bot: `cargo run -p sandbox --example alone [PORT]`. Point a bot of any
//! language at the addresses it prints, and play with it on the page.

use sandbox::{Sandbox, Settings};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let port = std::env::args().nth(1).map_or(Ok(0), |port| port.parse())?;
    let sandbox =
        Sandbox::start(Settings { port, backstage: true, log: 5000, ..Settings::default() })
            .await?;
    let guild = sandbox.guild("Playground");
    guild.channel("general");
    for name in ["Ada", "Ben", "Cem"] {
        sandbox.person(name).join(&guild);
    }
    println!("the page        {}", sandbox.url());
    println!("base address    {}/api/v10", sandbox.url());
    println!("gateway         {}", sandbox.url().replacen("http", "ws", 1));
    println!("bot's token     {}", sandbox.token());
    println!("application id  {}", sandbox.application_id());
    std::future::pending().await
}
