--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: json_each(text); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.json_each(list text) RETURNS TABLE(key bigint, value jsonb)
    LANGUAGE sql IMMUTABLE
    AS $$
    SELECT number - 1, element FROM jsonb_array_elements(list::jsonb) WITH ORDINALITY AS all_of (element, number);
$$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: _sqlx_migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);


--
-- Name: achievements; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.achievements (
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    match bigint NOT NULL,
    at bigint NOT NULL
);


--
-- Name: careers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.careers (
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL
);


--
-- Name: daily_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_attempts (
    game text NOT NULL COLLATE pg_catalog."C",
    "user" bigint NOT NULL,
    day bigint NOT NULL,
    guild bigint NOT NULL,
    name text NOT NULL,
    step bigint NOT NULL,
    moves text NOT NULL,
    checksum bigint NOT NULL,
    began_at bigint NOT NULL,
    ended_at bigint,
    score bigint
);


--
-- Name: daily_deals; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_deals (
    game text NOT NULL COLLATE pg_catalog."C",
    day bigint NOT NULL,
    seed bytea NOT NULL,
    body text NOT NULL,
    checksum bigint NOT NULL,
    par_games bigint DEFAULT 0 NOT NULL,
    par_sum bigint DEFAULT 0 NOT NULL
);


--
-- Name: daily_secret; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_secret (
    id bigint NOT NULL,
    secret bytea NOT NULL,
    CONSTRAINT daily_secret_id_check CHECK ((id = 1))
);


--
-- Name: daily_shares; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.daily_shares (
    game text NOT NULL COLLATE pg_catalog."C",
    "user" bigint NOT NULL,
    day bigint NOT NULL,
    guild bigint NOT NULL
);


--
-- Name: departures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.departures (
    guild bigint NOT NULL,
    left_at bigint NOT NULL
);


--
-- Name: duel_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.duel_attempts (
    duel bigint NOT NULL,
    side bigint NOT NULL,
    "user" bigint,
    name text NOT NULL,
    step bigint NOT NULL,
    moves text NOT NULL,
    checksum bigint NOT NULL,
    began_at bigint,
    ended_at bigint,
    score bigint
);


--
-- Name: duels; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.duels (
    id bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    guild bigint NOT NULL,
    made_at bigint NOT NULL,
    closes_at bigint NOT NULL,
    seed bytea NOT NULL,
    body text NOT NULL,
    checksum bigint NOT NULL,
    shared_at bigint
);


--
-- Name: events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.events (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    body text NOT NULL,
    checksum bigint NOT NULL
);


--
-- Name: forget_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.forget_requests (
    "user" bigint NOT NULL,
    asked_at bigint NOT NULL
);


--
-- Name: found_puzzles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.found_puzzles (
    game text NOT NULL COLLATE pg_catalog."C",
    day bigint NOT NULL,
    puzzle text NOT NULL
);


--
-- Name: gateway; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.gateway (
    id bigint NOT NULL,
    process bigint,
    identify_at timestamp with time zone NOT NULL,
    CONSTRAINT gateway_id_check CHECK ((id = 1))
);


--
-- Name: handled; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.handled (
    interaction bigint NOT NULL,
    at bigint NOT NULL
);


--
-- Name: ladders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ladders (
    id bigint NOT NULL,
    guild bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    ladder text NOT NULL COLLATE pg_catalog."C",
    rated_at bigint DEFAULT 0 NOT NULL,
    rated_match bigint DEFAULT '-1'::integer NOT NULL,
    redo boolean DEFAULT false NOT NULL,
    method bigint DEFAULT 0 NOT NULL
);


--
-- Name: ladders_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.ladders ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.ladders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: league_members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.league_members (
    league bigint NOT NULL,
    id bigint NOT NULL,
    "user" bigint,
    name text NOT NULL,
    plays boolean NOT NULL
);


--
-- Name: league_pairings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.league_pairings (
    league bigint NOT NULL,
    week bigint NOT NULL,
    number bigint NOT NULL,
    first bigint NOT NULL,
    second bigint,
    duel bigint,
    result text,
    correction text
);


--
-- Name: leagues; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leagues (
    id bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    locale text NOT NULL,
    weeks bigint NOT NULL,
    week bigint NOT NULL,
    since bigint NOT NULL,
    open boolean NOT NULL
);


--
-- Name: processes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.processes (
    id bigint NOT NULL,
    process text NOT NULL,
    alone boolean NOT NULL,
    seen_at timestamp with time zone NOT NULL
);


--
-- Name: living; Type: VIEW; Schema: public; Owner: -
--

CREATE VIEW public.living AS
 SELECT processes.id
   FROM public.processes
  WHERE (processes.seen_at >= (clock_timestamp() - '00:00:10'::interval));


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    guild bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    variant text NOT NULL COLLATE pg_catalog."C",
    ladder text NOT NULL COLLATE pg_catalog."C",
    seats bigint NOT NULL,
    bots bigint NOT NULL,
    games bigint NOT NULL,
    turns bigint,
    ended_at bigint NOT NULL,
    void_at bigint,
    void_by bigint
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    table_id bigint NOT NULL,
    lane text NOT NULL,
    key text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint DEFAULT 0 NOT NULL,
    format bigint NOT NULL,
    changes bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    last_error text,
    dead_at bigint
);


--
-- Name: outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.outbox ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: people_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people_settings (
    "user" bigint NOT NULL,
    language text,
    hands text,
    reminders boolean NOT NULL,
    still boolean NOT NULL,
    four_colours boolean NOT NULL,
    puzzles boolean NOT NULL,
    unreached boolean NOT NULL
);


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    seat bigint,
    "user" bigint,
    name text NOT NULL,
    "left" boolean NOT NULL
);


--
-- Name: processes_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.processes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.processes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: puzzle_answers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.puzzle_answers (
    game text NOT NULL COLLATE pg_catalog."C",
    "user" bigint NOT NULL,
    day bigint NOT NULL,
    puzzle bigint,
    choice text NOT NULL,
    solved boolean NOT NULL,
    mean bigint NOT NULL,
    deviation bigint NOT NULL,
    answered_at bigint NOT NULL
);


--
-- Name: rating_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rating_history (
    ladder bigint NOT NULL,
    "user" bigint NOT NULL,
    played_at bigint NOT NULL,
    match bigint NOT NULL,
    mean_before bigint NOT NULL,
    deviation_before bigint NOT NULL,
    mean bigint NOT NULL,
    deviation bigint NOT NULL,
    matches bigint NOT NULL
);


--
-- Name: ratings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ratings (
    ladder bigint NOT NULL,
    "user" bigint NOT NULL,
    mean bigint NOT NULL,
    deviation bigint NOT NULL,
    matches bigint NOT NULL,
    played_at bigint NOT NULL
);


--
-- Name: results; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.results (
    match bigint NOT NULL,
    seat bigint NOT NULL,
    guild bigint NOT NULL,
    "user" bigint,
    bot text,
    name text NOT NULL,
    rank bigint,
    won boolean NOT NULL,
    stayed boolean NOT NULL,
    score bigint NOT NULL,
    best bigint NOT NULL,
    facts text
);


--
-- Name: server_bans; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.server_bans (
    guild bigint NOT NULL,
    "user" bigint NOT NULL
);


--
-- Name: server_channels; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.server_channels (
    guild bigint NOT NULL,
    channel bigint NOT NULL
);


--
-- Name: server_defaults; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.server_defaults (
    guild bigint NOT NULL,
    game text NOT NULL COLLATE pg_catalog."C",
    variant text,
    ending text
);


--
-- Name: servers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.servers (
    guild bigint NOT NULL,
    hints boolean NOT NULL,
    animations boolean DEFAULT true NOT NULL,
    quiet boolean DEFAULT false NOT NULL,
    language text,
    pace text DEFAULT 'live'::text NOT NULL,
    thread boolean DEFAULT false NOT NULL,
    hands text DEFAULT 'dm'::text NOT NULL,
    reminders boolean DEFAULT true NOT NULL,
    seasons text DEFAULT 'monthly'::text NOT NULL,
    achievements boolean DEFAULT true NOT NULL,
    keep_days bigint
);


--
-- Name: table_alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.table_alerts (
    guild bigint NOT NULL,
    "user" bigint NOT NULL,
    locale text NOT NULL,
    wanted boolean NOT NULL,
    told_at bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id bigint NOT NULL,
    guild bigint NOT NULL,
    channel bigint NOT NULL,
    open boolean NOT NULL,
    revision bigint NOT NULL,
    wake_at bigint,
    state text NOT NULL,
    checksum bigint NOT NULL,
    created_at bigint NOT NULL,
    key bigint NOT NULL,
    retry_at bigint,
    failures bigint DEFAULT 0 NOT NULL,
    begun boolean DEFAULT false NOT NULL,
    ended_at bigint,
    keeper bigint
);


--
-- Name: tables_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.tables ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.tables_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tallies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tallies (
    ladder bigint NOT NULL,
    "user" bigint NOT NULL,
    variant text NOT NULL COLLATE pg_catalog."C",
    matches bigint NOT NULL,
    wins bigint NOT NULL,
    games bigint NOT NULL,
    score bigint NOT NULL
);


--
-- Data for Name: _sqlx_migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public._sqlx_migrations VALUES
	(1, 'schema', '2026-11-26 03:30:40.752117+00', true, '\xe012a2d61b1ed2c8af785e258cda389a56ac3f9bc59b8fc6bf6dc7ce269a9aa5acf5dd0985310d150a49b7ed00dceb27', 52400756);


--
-- Data for Name: achievements; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: careers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.careers VALUES
	(1400000000008388608, 1400000000050331648, 'nimmt', '{"v":1,"last":[1795664203043,11],"before":[{"seats":2,"rank":1,"won":true}],"table":{"matches":1,"wins":1,"places":[1],"score":10,"games":1,"best":10,"scores":{"10":1},"streak":1,"longest":1,"variants":[{"variant":"classic","matches":1,"wins":1}],"habits":{"Nimmt":{"games":1,"rows":[0,0,1],"sixth":0,"low":1,"cheapest":0,"seven":0,"clean":0,"worst":10}}},"solo":{"matches":0,"wins":0,"places":[],"score":0,"games":0,"best":null,"scores":{},"streak":0,"longest":0,"variants":[],"habits":null}}'),
	(1400000000008388608, 1400000000054525952, 'nimmt', '{"v":1,"last":[1795664203043,11],"before":[{"seats":2,"rank":2,"won":false}],"table":{"matches":1,"wins":0,"places":[0,1],"score":15,"games":1,"best":15,"scores":{"15":1},"streak":0,"longest":0,"variants":[{"variant":"classic","matches":1,"wins":0}],"habits":{"Nimmt":{"games":1,"rows":[1,0,0,1],"sixth":0,"low":2,"cheapest":0,"seven":0,"clean":0,"worst":9}}},"solo":{"matches":0,"wins":0,"places":[],"score":0,"games":0,"best":null,"scores":{},"streak":0,"longest":0,"variants":[],"habits":null}}');


--
-- Data for Name: daily_attempts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: daily_deals; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: daily_secret; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: daily_shares; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: departures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: duel_attempts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: duels; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.events VALUES
	(1, 1, '{"Deal":"{\"rows\":[[52],[31],[3],[42]],\"hands\":[[29,49,9,21,17,53,44,89,65,99],[63,83,102,67,39,90,62,7,98,80],[88,95,61,32,45,101,18,36,23,66],[5,40,72,12,2,48,75,79,24,1]]}"}', 3183031935),
	(1, 2, '{"Move":{"seat":4,"choice":"play.1"}}', 2585685734),
	(1, 3, '{"Move":{"seat":1,"choice":"play.65"}}', 3871512148),
	(1, 4, '{"Move":{"seat":2,"choice":"play.67"}}', 1974727583),
	(1, 5, '{"Move":{"seat":3,"choice":"play.23"}}', 410625736),
	(1, 6, '{"Move":{"seat":4,"choice":"row.1"}}', 2852115484),
	(1, 7, '{"Move":{"seat":4,"choice":"play.79"}}', 3674077084),
	(1, 8, '{"Move":{"seat":1,"choice":"play.53"}}', 2215228248),
	(1, 9, '{"Move":{"seat":2,"choice":"play.80"}}', 1465152839),
	(1, 10, '{"Move":{"seat":3,"choice":"play.36"}}', 315064138),
	(1, 11, '{"Move":{"seat":3,"choice":"play.101"}}', 2372487338),
	(1, 12, '{"Move":{"seat":1,"choice":"play.89"}}', 321165197),
	(1, 13, '{"Move":{"seat":2,"choice":"play.90"}}', 1781816567),
	(1, 14, '{"Move":{"seat":4,"choice":"play.40"}}', 3763716806),
	(2, 1, '{"Deal":"{\"rows\":[[26],[2],[8],[31]],\"hands\":[[12,22,13,24,3,20,28,27,30,16],[33,34,19,25,14,11,5,15,23,17],[10,18,21,9,6,29,4,7,32,1]]}"}', 3977102562),
	(2, 2, '{"Move":{"seat":3,"choice":"play.1"}}', 4093241534),
	(2, 3, '{"Move":{"seat":1,"choice":"play.27"}}', 3108763679),
	(2, 4, '{"Move":{"seat":2,"choice":"play.17"}}', 3348311951),
	(2, 5, '{"Move":{"seat":3,"choice":"row.2"}}', 1510923617),
	(2, 6, '{"Move":{"seat":3,"choice":"play.6"}}', 1848561671),
	(2, 7, '{"Move":{"seat":1,"choice":"play.30"}}', 436005142),
	(2, 8, '{"Move":{"seat":2,"choice":"play.25"}}', 708484564),
	(2, 9, '{"Move":{"seat":2,"choice":"play.11"}}', 3807932499),
	(2, 10, '{"Move":{"seat":1,"choice":"play.3"}}', 3174310216),
	(2, 11, '{"Move":{"seat":3,"choice":"play.32"}}', 2644895773),
	(3, 1, '{"Deal":"{\"pool\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34]}"}', 2148565543),
	(3, 2, '{"Move":{"seat":1,"choice":"draft.1"}}', 1341432455),
	(3, 3, '{"Move":{"seat":2,"choice":"draft.9"}}', 3006801704),
	(3, 4, '{"Move":{"seat":3,"choice":"draft.17"}}', 1653874148),
	(3, 5, '{"Move":{"seat":1,"choice":"draft.25"}}', 1655405654),
	(3, 6, '{"Move":{"seat":2,"choice":"draft.33"}}', 205861639),
	(3, 7, '{"Move":{"seat":3,"choice":"draft.8"}}', 481043597),
	(3, 8, '{"Move":{"seat":1,"choice":"draft.19"}}', 1876801854),
	(3, 9, '{"Move":{"seat":2,"choice":"draft.29"}}', 1587083987),
	(3, 10, '{"Move":{"seat":3,"choice":"draft.6"}}', 4235416510),
	(3, 11, '{"Move":{"seat":1,"choice":"draft.20"}}', 1433767012),
	(4, 1, '{"Deal":"{\"pool\":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24]}"}', 1470667637),
	(4, 2, '{"Move":{"seat":1,"choice":"draft.1"}}', 1341432455),
	(4, 3, '{"Move":{"seat":2,"choice":"draft.9"}}', 3006801704),
	(4, 4, '{"Move":{"seat":1,"choice":"draft.17"}}', 2399325709),
	(4, 5, '{"Move":{"seat":2,"choice":"draft.2"}}', 1681498153),
	(4, 6, '{"Move":{"seat":1,"choice":"draft.12"}}', 3101441599),
	(4, 7, '{"Move":{"seat":2,"choice":"draft.22"}}', 2308537810),
	(4, 8, '{"Move":{"seat":1,"choice":"draft.10"}}', 316012212),
	(5, 1, '{"Deal":"{\"rows\":[[66],[33],[4],[73]],\"hands\":[[67,50,43,3,37,90,27,24,5,96],[100,54,59,95,78,99,104,2,45,29],[9,98,38,11,102,60,82,25,68,30]]}"}', 464019141),
	(5, 2, '{"Move":{"seat":2,"choice":"play.2"}}', 2123809998),
	(5, 3, '{"Move":{"seat":1,"choice":"play.67"}}', 1288396511),
	(5, 4, '{"Move":{"seat":3,"choice":"play.38"}}', 4061661305),
	(5, 5, '{"Move":{"seat":1,"choice":"play.27"}}', 3108763679),
	(5, 6, '{"Move":{"seat":2,"choice":"play.45"}}', 2776262772),
	(5, 7, '{"Move":{"seat":3,"choice":"play.102"}}', 2682054468),
	(5, 8, '{"Move":{"seat":3,"choice":"play.25"}}', 1024653588),
	(5, 9, '{"Move":{"seat":1,"choice":"play.5"}}', 2556395156),
	(5, 10, '{"Move":{"seat":2,"choice":"play.29"}}', 1626088044),
	(5, 11, '{"Move":{"seat":2,"choice":"play.54"}}', 547759777),
	(6, 1, '{"Deal":"{\"rows\":[[12],[34],[81],[17]],\"hands\":[[9,21,104,79,96,66,93,33,78,36],[39,68,102,4,6,25,72,86,70,62],[49,41,38,92,24,69,16,82,23,46]]}"}', 2323004167),
	(6, 2, '{"Move":{"seat":1,"choice":"play.9"}}', 3532243244),
	(6, 3, '{"Move":{"seat":2,"choice":"play.72"}}', 2131569181),
	(6, 4, '{"Move":{"seat":3,"choice":"play.41"}}', 1026595811),
	(6, 5, '{"Move":{"seat":1,"choice":"row.2"}}', 2428546029),
	(6, 6, '{"Move":{"seat":2,"choice":"play.6"}}', 4059321241),
	(6, 7, '{"Move":{"seat":3,"choice":"play.92"}}', 3608539324),
	(6, 8, '{"Move":{"seat":1,"choice":"play.93"}}', 1106861657),
	(6, 9, '{"Move":{"seat":2,"choice":"row.2"}}', 1063904807),
	(6, 10, '{"Move":{"seat":3,"choice":"play.16"}}', 1745300522),
	(6, 11, '{"Move":{"seat":1,"choice":"play.104"}}', 1461807985),
	(7, 1, '{"Deal":"{\"rows\":[[13],[36],[14],[28]],\"hands\":[[96,93,92,84,68,48,30,76,26,85,49,45,56,69],[74,77,20,60,18,6,78,71,89,86,63,79,80,51],[22,24,2,40,66,4,104,82,100,81,19,31,58,65]]}"}', 3186936437),
	(7, 2, '{"Move":{"seat":1,"choice":"play.26,76"}}', 2560074735),
	(7, 3, '{"Move":{"seat":2,"choice":"play.6,78"}}', 766145325),
	(7, 4, '{"Move":{"seat":3,"choice":"play.2,81"}}', 2811816514),
	(7, 5, '{"Move":{"seat":3,"choice":"first.2"}}', 2661502425),
	(7, 6, '{"Move":{"seat":3,"choice":"row.2"}}', 1510923617),
	(7, 7, '{"Move":{"seat":2,"choice":"first.6"}}', 115981902),
	(7, 8, '{"Move":{"seat":1,"choice":"first.76"}}', 2664095469),
	(8, 1, '{"Deal":"{\"rows\":[[51],[25],[56],[12]],\"hands\":[[100,94,104,14,48,44,84,10,63,64,28,80,77,37],[42,75,52,98,39,92,99,69,30,11,23,49,79,32],[45,55,60,62,66,91,3,24,18,81,102,13,1,103]]}"}', 2581700100),
	(8, 2, '{"Move":{"seat":1,"choice":"play.10"}}', 1664924278),
	(8, 3, '{"Move":{"seat":1,"choice":"row.4"}}', 3047945265),
	(8, 4, '{"Move":{"seat":1,"choice":"keep.12"}}', 2869622160),
	(8, 5, '{"Move":{"seat":1,"choice":"play.63"}}', 3282684296),
	(8, 6, '{"Move":{"seat":2,"choice":"play.11"}}', 3807932499),
	(8, 7, '{"Move":{"seat":2,"choice":"play.69"}}', 2506917036),
	(8, 8, '{"Move":{"seat":3,"choice":"play.1"}}', 4093241534),
	(8, 9, '{"Move":{"seat":3,"choice":"row.2"}}', 1510923617),
	(8, 10, '{"Move":{"seat":3,"choice":"keep.25"}}', 1596817017),
	(8, 11, '{"Move":{"seat":3,"choice":"play.24"}}', 2242813553),
	(9, 1, '{"Deal":"{\"rows\":[[74],[25],[62],[85]],\"hands\":[[70,20,7,65,48,68,14,55,54,95],[17,39,65,87,11,21,30,99,29,13],[34,50,22,91,23,21,30,69,96,50]]}"}', 824612021),
	(9, 2, '{"Move":{"seat":1,"choice":"play.7"}}', 844543519),
	(9, 3, '{"Move":{"seat":2,"choice":"play.65"}}', 3753523988),
	(9, 4, '{"Move":{"seat":3,"choice":"play.50"}}', 3102528822),
	(9, 5, '{"Move":{"seat":1,"choice":"row.2"}}', 2428546029),
	(9, 6, '{"Move":{"seat":1,"choice":"play.20"}}', 614252710),
	(9, 7, '{"Move":{"seat":2,"choice":"play.99"}}', 389813117),
	(9, 8, '{"Move":{"seat":3,"choice":"play.69"}}', 2185551980),
	(9, 9, '{"Move":{"seat":1,"choice":"row.2"}}', 2428546029),
	(9, 10, '{"Move":{"seat":1,"choice":"play.14"}}', 3965594913),
	(9, 11, '{"Move":{"seat":2,"choice":"play.87"}}', 3397602814),
	(10, 1, '{"Deal":"{\"rows\":[[59],[93],[21],[97]],\"hands\":[[82,32,35,44,63,16,88,22,34,33],[38,58,47,53,92,45,11,33,22,19],[73,48,29,49,61,18,66,77,52,30]]}"}', 3055907748),
	(10, 2, '{"Move":{"seat":3,"choice":"play.18"}}', 2295880473),
	(10, 3, '{"Move":{"seat":1,"choice":"play.63"}}', 3282684296),
	(10, 4, '{"Move":{"seat":2,"choice":"play.38"}}', 3845156025),
	(10, 5, '{"Move":{"seat":3,"choice":"row.2"}}', 1510923617),
	(10, 6, '{"Move":{"seat":3,"choice":"play.30"}}', 934027414),
	(10, 7, '{"Move":{"seat":1,"choice":"play.88"}}', 2878927080),
	(10, 8, '{"Move":{"seat":2,"choice":"play.53"}}', 3178307096),
	(10, 9, '{"Move":{"seat":2,"choice":"play.19"}}', 659314876),
	(10, 10, '{"Move":{"seat":1,"choice":"play.16"}}', 1180165546),
	(10, 11, '{"Move":{"seat":3,"choice":"play.77"}}', 1610333935),
	(11, 1, '{"Deal":"{\"rows\":[[18],[64],[45],[86]],\"hands\":[[47,20,21,36,88,26,56,66,100,89],[51,10,73,27,50,46,55,75,54,71]]}"}', 2684220909),
	(11, 2, '{"Move":{"seat":1,"choice":"play.20"}}', 614252710),
	(11, 3, '{"Move":{"seat":2,"choice":"play.71"}}', 1840809459),
	(11, 4, '{"Move":{"seat":1,"choice":"play.66"}}', 4101454266),
	(11, 5, '{"Move":{"seat":2,"choice":"play.50"}}', 2948903414),
	(11, 6, '{"Move":{"seat":1,"choice":"play.56"}}', 3017229162),
	(11, 7, '{"Move":{"seat":2,"choice":"play.51"}}', 393795219),
	(11, 8, '{"Move":{"seat":2,"choice":"play.10"}}', 1514411830),
	(11, 9, '{"Move":{"seat":1,"choice":"play.21"}}', 2619385795),
	(11, 10, '{"Move":{"seat":2,"choice":"row.1"}}', 769411529),
	(11, 11, '{"Move":{"seat":1,"choice":"play.88"}}', 2878927080),
	(11, 12, '{"Move":{"seat":2,"choice":"play.73"}}', 3350285688),
	(11, 13, '{"Move":{"seat":2,"choice":"play.54"}}', 547759777),
	(11, 14, '{"Move":{"seat":1,"choice":"play.100"}}', 3628334118),
	(11, 15, '{"Move":{"seat":1,"choice":"play.89"}}', 321165197),
	(11, 16, '{"Move":{"seat":2,"choice":"play.55"}}', 2551857604),
	(11, 17, '{"Move":{"seat":2,"choice":"play.27"}}', 2150847839),
	(11, 18, '{"Move":{"seat":1,"choice":"play.36"}}', 1016575690),
	(11, 19, '{"Move":{"seat":2,"choice":"row.4"}}', 436386299),
	(11, 20, '{"Move":{"seat":2,"choice":"play.46"}}', 3083847578),
	(11, 21, '{"Move":{"seat":1,"choice":"play.47"}}', 906694079),
	(11, 22, '{"Move":{"seat":1,"choice":"play.26"}}', 33005434),
	(11, 23, '{"Move":{"seat":2,"choice":"play.75"}}', 3805942436),
	(11, 24, '{"Move":{"seat":1,"choice":"row.3"}}', 679267464),
	(12, 1, '{"Deal":"{\"rows\":[[13],[64],[7],[30]],\"hands\":[[51,86,82,79,76,98,28,89,63,47],[102,94,77,93,49,61,69,75,31,27]]}"}', 3758824621),
	(13, 1, '{"Deal":"{\"rows\":[[44],[54],[60],[93]],\"hands\":[[104,84,102,7,17,53,63,81,73,12],[88,39,33,61,64,103,8,50,38,46],[96,22,36,20,56,24,3,62,23,74],[75,11,52,18,4,5,86,29,100,32]]}"}', 1469109215),
	(13, 2, '{"Move":{"seat":2,"choice":"play.8"}}', 288040106),
	(13, 3, '{"Move":{"seat":1,"choice":"play.84"}}', 3780005712),
	(13, 4, '{"PlayedFor":{"seat":3,"choice":"play.22"}}', 2509854850),
	(13, 5, '{"PlayedFor":{"seat":4,"choice":"play.29"}}', 658629059),
	(13, 6, '{"Move":{"seat":2,"choice":"row.3"}}', 2278916418),
	(13, 7, '{"Move":{"seat":2,"choice":"play.46"}}', 3083847578),
	(13, 8, '{"PlayedFor":{"seat":3,"choice":"play.96"}}', 1831599812),
	(13, 9, '{"PlayedFor":{"seat":4,"choice":"play.52"}}', 1113635538),
	(13, 10, '{"Move":{"seat":1,"choice":"play.12"}}', 3375723261),
	(13, 11, '{"Move":{"seat":1,"choice":"row.4"}}', 3047945265),
	(13, 12, '{"Move":{"seat":1,"choice":"play.53"}}', 2215228248),
	(13, 13, '{"PlayedFor":{"seat":3,"choice":"play.20"}}', 1066438665),
	(13, 14, '{"PlayedFor":{"seat":4,"choice":"play.18"}}', 3630038134),
	(15, 1, '{"Deal":"{\"drawn\":[\"AC\",\"QC\"],\"hands\":[[\"KH\",\"9D\",\"AH\",\"QS\",\"TC\",\"JS\"],[\"9H\",\"JH\",\"AS\",\"QC\",\"9C\",\"TD\"]],\"turned\":\"QH\",\"stock\":[\"KD\",\"9S\",\"QD\",\"TH\",\"KC\",\"KS\",\"JD\",\"AD\",\"AC\",\"JC\",\"TS\"]}"}', 86329064),
	(15, 2, '{"Move":{"seat":2,"choice":"play:QC"}}', 582692740),
	(15, 3, '{"Move":{"seat":1,"choice":"play:TC"}}', 3542289844),
	(15, 4, '{"Move":{"seat":1,"choice":"play:KH"}}', 3868363494),
	(15, 5, '{"Move":{"seat":2,"choice":"play:9C"}}', 2348356360),
	(15, 6, '{"Move":{"seat":1,"choice":"play:9D"}}', 794199793),
	(16, 1, '{"Deal":"{\"drawn\":[\"JD\",\"KC\"],\"hands\":[[\"9H\",\"QH\",\"9S\",\"JH\",\"KD\",\"TH\"],[\"KS\",\"TS\",\"JD\",\"QC\",\"9C\",\"JS\"]],\"stock\":[\"QD\",\"AC\",\"JC\",\"AS\",\"9D\",\"TD\",\"KC\",\"TC\",\"AD\",\"KH\",\"QS\",\"AH\"]}"}', 532908738),
	(16, 2, '{"Move":{"seat":1,"choice":"trump:H"}}', 2322256902),
	(16, 3, '{"Move":{"seat":1,"choice":"play:TH"}}', 69372597),
	(16, 4, '{"Move":{"seat":2,"choice":"play:JD"}}', 2824647086),
	(16, 5, '{"Move":{"seat":1,"choice":"play:JH"}}', 3690111830),
	(16, 6, '{"Move":{"seat":2,"choice":"play:JS"}}', 1704124040),
	(17, 1, '{"Deal":"{\"drawn\":[\"KS\",\"JD\",\"TH\"],\"hands\":[[\"AS\",\"TD\",\"8C\",\"QH\",\"TH\",\"AC\",\"AH\"],[\"QS\",\"9S\",\"KH\",\"TS\",\"TC\",\"9H\",\"KS\"],[\"JC\",\"QC\",\"KD\",\"8D\",\"9D\",\"JD\",\"JS\"]],\"stock\":[\"JH\",\"8H\",\"9C\",\"KC\",\"8S\",\"AD\",\"QD\"]}"}', 327515267),
	(17, 2, '{"Move":{"seat":1,"choice":"trump:D"}}', 3233573822),
	(17, 3, '{"Move":{"seat":1,"choice":"play:AH"}}', 2887946823),
	(17, 4, '{"Move":{"seat":2,"choice":"play:9H"}}', 1559794697),
	(17, 5, '{"Move":{"seat":3,"choice":"play:JS"}}', 1924840008),
	(17, 6, '{"Move":{"seat":1,"choice":"play:8C"}}', 2413926392),
	(18, 1, '{"Deal":"{\"drawn\":[\"9H\",\"JC\",\"9C\"],\"hands\":[[\"QH\",\"9H\",\"KS\",\"TS\",\"AS\",\"JD\",\"JH\"],[\"TD\",\"TH\",\"AD\",\"8H\",\"9S\",\"8S\",\"8D\"],[\"AC\",\"9D\",\"QC\",\"TC\",\"KD\",\"QD\",\"QS\"]],\"stock\":[\"KC\",\"AH\",\"JS\",\"KH\",\"JC\",\"9C\",\"8C\"]}"}', 993411465),
	(18, 2, '{"Move":{"seat":3,"choice":"trump:D"}}', 4008485438),
	(18, 3, '{"Move":{"seat":3,"choice":"play:QS"}}', 1703550171),
	(18, 4, '{"Move":{"seat":1,"choice":"play:JD"}}', 2435063022),
	(18, 5, '{"Move":{"seat":2,"choice":"play:AD"}}', 3750527167),
	(18, 6, '{"Move":{"seat":2,"choice":"play:8D"}}', 726532609);


--
-- Data for Name: forget_requests; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: found_puzzles; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: gateway; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.gateway VALUES
	(1, 1, '2026-11-26 03:30:50.085847+00');


--
-- Data for Name: handled; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.handled VALUES
	(1400000000071303168, 1795663863043),
	(1400000000079691776, 1795663863043),
	(1400000000083886080, 1795663863043),
	(1400000000088080384, 1795663863043),
	(1400000000096468992, 1795663883043),
	(1400000000104857600, 1795663883043),
	(1400000000109051904, 1795663883043),
	(1400000000117440512, 1795663903043),
	(1400000000125829120, 1795663903043),
	(1400000000130023424, 1795663903043),
	(1400000000138412032, 1795663923043),
	(1400000000146800640, 1795663923043),
	(1400000000155189248, 1795663943043),
	(1400000000163577856, 1795663943043),
	(1400000000167772160, 1795663943043),
	(1400000000176160768, 1795663963043),
	(1400000000184549376, 1795663963043),
	(1400000000188743680, 1795663963043),
	(1400000000197132288, 1795663983043),
	(1400000000205520896, 1795663983043),
	(1400000000209715200, 1795663983043),
	(1400000000218103808, 1795664003043),
	(1400000000226492416, 1795664003043),
	(1400000000230686720, 1795664003043),
	(1400000000239075328, 1795664023043),
	(1400000000247463936, 1795664023043),
	(1400000000251658240, 1795664023043),
	(1400000000260046848, 1795664043043),
	(1400000000268435456, 1795664043043),
	(1400000000272629760, 1795664043043),
	(1400000000281018368, 1795664063043),
	(1400000000289406976, 1795664063043),
	(1400000000297795584, 1795664083043),
	(1400000000306184192, 1795664083043),
	(1400000000314572800, 1795664103043),
	(1400000000322961408, 1795664103043),
	(1400000000331350016, 1795664123043),
	(1400000000339738624, 1795664123043),
	(1400000000348127232, 1795664143043),
	(1400000000356515840, 1795664143043),
	(1400000000364904448, 1795664163043),
	(1400000000373293056, 1795664163043),
	(1400000000381681664, 1795664183043),
	(1400000000390070272, 1795664183043),
	(1400000000394264576, 1795664183043),
	(1400000000402653184, 1795664203043),
	(1400000000411041792, 1795664203043),
	(1400000000415236096, 1795664203043),
	(1400000000419430400, 1795664203043),
	(1400000000448790528, 1795664203043),
	(1400000000465567744, 1795664203043),
	(1400000000469762048, 1795664203043),
	(1400000000473956352, 1795664203043),
	(1400000000478150656, 1795664203043),
	(1400000000486539264, 1795664203043),
	(1400000000490733568, 1795664203043),
	(1400000000494927872, 1795664203043),
	(1400000000499122176, 1795664203043),
	(1400000000503316480, 1795664203043),
	(1400000000511705088, 1795664203043),
	(1400000000515899392, 1795664203043),
	(1400000000520093696, 1795664203043),
	(1400000000528482304, 1795664203043),
	(1400000000541065216, 1795664203043),
	(1400000000553648128, 1795664203043),
	(1400000000557842432, 1795664203043),
	(1400000000562036736, 1795664203043),
	(1400000000570425344, 1795664203043),
	(1400000000574619648, 1795664203043),
	(1400000000578813952, 1795664203043),
	(1400000000583008256, 1795664203043),
	(1400000000591396864, 1795664203043),
	(1400000000595591168, 1795664203043),
	(1400000000603979776, 1795664203043),
	(1400000000624951296, 1795664203043),
	(1400000000629145600, 1795664203043),
	(1400000000633339904, 1795664203043),
	(1400000000637534208, 1795664203043),
	(1400000000641728512, 1795664203043),
	(1400000000645922816, 1795664203043),
	(1400000000650117120, 1795664203043),
	(1400000000654311424, 1795664203043),
	(1400000000658505728, 1795664203043),
	(1400000000662700032, 1795664203043),
	(1400000000666894336, 1795664203043),
	(1400000000683671552, 1795664203043),
	(1400000000687865856, 1795664203043),
	(1400000000692060160, 1795664203043),
	(1400000000696254464, 1795664203043),
	(1400000000700448768, 1795664203043),
	(1400000000704643072, 1795664203043),
	(1400000000708837376, 1795664203043),
	(1400000000713031680, 1795664203043),
	(1400000000725614592, 1795664203043),
	(1400000000738197504, 1795664203043),
	(1400000000742391808, 1795664203043),
	(1400000000746586112, 1795664203043),
	(1400000000754974720, 1795664203043),
	(1400000000759169024, 1795664203043),
	(1400000000763363328, 1795664203043),
	(1400000000771751936, 1795664203043),
	(1400000000775946240, 1795664203043),
	(1400000000780140544, 1795664203043),
	(1400000000788529152, 1795664203043),
	(1400000000809500672, 1795664203043),
	(1400000000817889280, 1795664203043),
	(1400000000822083584, 1795664203043),
	(1400000000826277888, 1795664203043),
	(1400000000830472192, 1795664203043),
	(1400000000834666496, 1795664203043),
	(1400000000843055104, 1795664203043),
	(1400000000847249408, 1795664203043),
	(1400000000851443712, 1795664203043),
	(1400000000859832320, 1795664203043),
	(1400000000864026624, 1795664203043),
	(1400000000876609536, 1795664203043),
	(1400000000889192448, 1795664203043),
	(1400000000893386752, 1795664203043),
	(1400000000897581056, 1795664203043),
	(1400000000901775360, 1795664203043),
	(1400000000905969664, 1795664203043),
	(1400000000910163968, 1795664203043),
	(1400000000918552576, 1795664203043),
	(1400000000922746880, 1795664203043),
	(1400000000926941184, 1795664203043),
	(1400000000931135488, 1795664203043),
	(1400000000943718400, 1795664203043),
	(1400000000956301312, 1795664203043),
	(1400000000964689920, 1795664203043),
	(1400000000968884224, 1795664203043),
	(1400000000973078528, 1795664203043),
	(1400000000977272832, 1795664203043),
	(1400000000981467136, 1795664203043),
	(1400000000985661440, 1795664203043),
	(1400000000989855744, 1795664203043),
	(1400000000994050048, 1795664203043),
	(1400000000998244352, 1795664203043),
	(1400000001010827264, 1795664203043),
	(1400000001023410176, 1795664203043),
	(1400000001027604480, 1795664203043),
	(1400000001031798784, 1795664203043),
	(1400000001040187392, 1795664203043),
	(1400000001044381696, 1795664203043),
	(1400000001048576000, 1795664203043),
	(1400000001052770304, 1795664203043),
	(1400000001061158912, 1795664203043),
	(1400000001065353216, 1795664203043),
	(1400000001069547520, 1795664203043),
	(1400000001082130432, 1795664203043),
	(1400000001094713344, 1795664203043),
	(1400000001098907648, 1795664203043),
	(1400000001103101952, 1795664203043),
	(1400000001111490560, 1795664203043),
	(1400000001115684864, 1795664203043),
	(1400000001119879168, 1795664203043),
	(1400000001124073472, 1795664203043),
	(1400000001132462080, 1795664203043),
	(1400000001136656384, 1795664203043),
	(1400000001145044992, 1795664203043),
	(1400000001157627904, 1795664203043),
	(1400000001166016512, 1795664203043),
	(1400000001170210816, 1795664203043),
	(1400000001178599424, 1795664203043),
	(1400000001186988032, 1795664203043),
	(1400000001191182336, 1795664203043),
	(1400000001195376640, 1795664203043),
	(1400000001203765248, 1795664203043),
	(1400000001207959552, 1795664203043),
	(1400000001216348160, 1795664203043),
	(1400000001220542464, 1795664203043),
	(1400000001224736768, 1795664203043),
	(1400000001233125376, 1795664203043),
	(1400000001237319680, 1795664203043),
	(1400000001245708288, 1795664203043),
	(1400000001249902592, 1795664203043),
	(1400000001258291200, 1795664203043),
	(1400000001262485504, 1795664203043),
	(1400000001270874112, 1795664203043),
	(1400000001275068416, 1795664203043),
	(1400000001279262720, 1795664203043),
	(1400000001283457024, 1795664203043),
	(1400000001291845632, 1795664203043),
	(1400000001300234240, 1795664203043),
	(1400000001308622848, 1795664203043),
	(1400000001325400064, 1795664203043),
	(1400000001329594368, 1795664203043),
	(1400000001337982976, 1795664203043),
	(1400000001350565888, 1795664203043),
	(1400000001358954496, 1795664207043),
	(1400000001363148800, 1795664211043),
	(1400000001371537408, 1795664215043),
	(1400000001375731712, 1795664219043),
	(1400000001379926016, 1795664223043),
	(1400000001388314624, 1795664227043),
	(1400000001392508928, 1795664231043),
	(1400000001409286144, 1795664231043),
	(1400000001413480448, 1795664231043),
	(1400000001417674752, 1795664231043),
	(1400000001421869056, 1795664231043),
	(1400000001426063360, 1795664231043),
	(1400000001430257664, 1795664231043),
	(1400000001447034880, 1795664231043),
	(1400000001451229184, 1795664231043),
	(1400000001455423488, 1795664231043),
	(1400000001459617792, 1795664231043),
	(1400000001463812096, 1795664231043),
	(1400000001468006400, 1795664231043),
	(1400000001488977920, 1795664231043),
	(1400000001493172224, 1795664231043),
	(1400000001497366528, 1795664231043),
	(1400000001501560832, 1795664231043),
	(1400000001505755136, 1795664231043),
	(1400000001509949440, 1795664231043),
	(1400000001530920960, 1795664231043),
	(1400000001535115264, 1795664231043),
	(1400000001539309568, 1795664231043),
	(1400000001543503872, 1795664231043),
	(1400000001547698176, 1795664231043);


--
-- Data for Name: ladders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ladders VALUES
	(1, 1400000000008388608, 'nimmt', 'table', 1795664203043, 11, false, 475965565);


--
-- Data for Name: league_members; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: league_pairings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: leagues; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES
	(11, 1400000000008388608, 'nimmt', 'classic', 'table', 2, 0, 1, 10, 1795664203043, NULL, NULL);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES
	(471, 13, 'channel', 'waiting', '"Waiting"', 1795664230043, 0, 1, 0, 1795664227043, NULL, NULL),
	(475, 15, 'lobby', 'lobby-changed', '"LobbyChanged"', 1795664232543, 0, 1, 0, 1795664231043, NULL, NULL),
	(488, 15, 'channel', 'board:1', '{"Board":{"page":1,"board":{"step":6,"seats":[{"presence":"Here","bot":false,"hints":0},{"presence":"Here","bot":false,"hints":0}],"table":{"sixtysix":{"rules":{"pack":"usual","turn_up":"shown","naming":"turn_up","marriages":"trumps_double","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"},"game":1,"phase":"playing","drawn":["AC","QC"],"dealer":1,"trump":"H","turned":"QH","stock":7,"open":true,"seats":[{"seat":1,"hand":5,"known":[],"lacks":[],"points":17,"tricks":2,"total":0},{"seat":2,"hand":6,"known":[],"lacks":[],"points":0,"tricks":0,"total":0}],"leader":1,"trick":["9D"],"call":null,"tricks":[{"leader":2,"cards":["QC","TC"],"winner":1},{"leader":1,"cards":["KH","9C"],"winner":1}],"marriages":[],"declared":0,"closed_by":null,"declarer":null,"awaiting":{"seat":2,"decision":"follow"},"result":null,"carry":0,"history":[],"winners":[]}},"shown":{"events":[{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"KH"}},{"sixtysix":{"event":"played","seat":2,"card":"9C"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":2,"seat":1,"points":4,"last":0}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"9D"}}],"played_for":[],"now_away":[],"comings":[],"told":[5,0,0,0]},"status":{"Waiting":{"since":1795664231043,"until":1795664276043}},"unreachable":[],"lost_pages":0}}}', 1795664235043, 0, 1, 0, 1795664231043, NULL, NULL),
	(494, 16, 'lobby', 'lobby-changed', '"LobbyChanged"', 1795664232543, 0, 1, 0, 1795664231043, NULL, NULL),
	(514, 17, 'lobby', 'lobby-changed', '"LobbyChanged"', 1795664232543, 0, 1, 0, 1795664231043, NULL, NULL),
	(531, 17, 'channel', 'board:1', '{"Board":{"page":1,"board":{"step":6,"seats":[{"presence":"Here","bot":false,"hints":0},{"presence":"Here","bot":false,"hints":0},{"presence":"Here","bot":false,"hints":0}],"table":{"sixtysix":{"rules":{"pack":"usual","turn_up":"nothing","naming":"ace_of_hearts","marriages":"all_equal","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"},"game":1,"phase":"playing","drawn":["KS","JD","TH"],"dealer":3,"trump":"D","turned":null,"stock":4,"open":true,"seats":[{"seat":1,"hand":6,"known":[],"lacks":[],"points":13,"tricks":1,"total":0},{"seat":2,"hand":7,"known":[],"lacks":[],"points":0,"tricks":0,"total":0},{"seat":3,"hand":7,"known":[],"lacks":[],"points":0,"tricks":0,"total":0}],"leader":1,"trick":["8C"],"call":null,"tricks":[{"leader":1,"cards":["AH","9H","JS"],"winner":1}],"marriages":[],"declared":0,"closed_by":null,"declarer":null,"awaiting":{"seat":2,"decision":"follow"},"result":null,"carry":0,"history":[],"winners":[]}},"shown":{"events":[{"sixtysix":{"event":"dealer_drawn","cards":["KS","JD","TH"],"dealer":3}},{"sixtysix":{"event":"game_began","game":1,"dealer":3,"turned":null}},{"sixtysix":{"event":"trump_named","seat":1,"suit":"D"}},{"sixtysix":{"event":"played","seat":1,"card":"AH"}},{"sixtysix":{"event":"played","seat":2,"card":"9H"}},{"sixtysix":{"event":"played","seat":3,"card":"JS"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":1,"seat":1,"points":13,"last":0}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"drew","seat":3,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"8C"}}],"played_for":[],"now_away":[],"comings":[],"told":[7,0,0,0]},"status":{"Waiting":{"since":1795664231043,"until":1795664276043}},"unreachable":[],"lost_pages":0}}}', 1795664235043, 0, 1, 0, 1795664231043, NULL, NULL),
	(539, 18, 'lobby', 'lobby-changed', '"LobbyChanged"', 1795664232543, 0, 1, 0, 1795664231043, NULL, NULL),
	(556, 18, 'channel', 'board:1', '{"Board":{"page":1,"board":{"step":6,"seats":[{"presence":"Here","bot":false,"hints":0},{"presence":"Here","bot":false,"hints":0},{"presence":"Here","bot":false,"hints":0}],"table":{"sixtysix":{"rules":{"pack":"usual","turn_up":"nothing","naming":"bid","marriages":"trumps_double","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"},"game":1,"phase":"playing","drawn":["9H","JC","9C"],"dealer":2,"trump":"D","turned":null,"stock":4,"open":true,"seats":[{"seat":1,"hand":7,"known":[],"lacks":[],"points":0,"tricks":0,"total":0},{"seat":2,"hand":6,"known":[],"lacks":[],"points":16,"tricks":1,"total":0},{"seat":3,"hand":7,"known":[],"lacks":[],"points":0,"tricks":0,"total":0}],"leader":2,"trick":["8D"],"call":null,"tricks":[{"leader":3,"cards":["QS","JD","AD"],"winner":2}],"marriages":[],"declared":0,"closed_by":null,"declarer":3,"awaiting":{"seat":3,"decision":"follow"},"result":null,"carry":0,"history":[],"winners":[]}},"shown":{"events":[{"sixtysix":{"event":"dealer_drawn","cards":["9H","JC","9C"],"dealer":2}},{"sixtysix":{"event":"game_began","game":1,"dealer":2,"turned":null}},{"sixtysix":{"event":"trump_named","seat":3,"suit":"D"}},{"sixtysix":{"event":"played","seat":3,"card":"QS"}},{"sixtysix":{"event":"played","seat":1,"card":"JD"}},{"sixtysix":{"event":"played","seat":2,"card":"AD"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":1,"seat":2,"points":16,"last":0}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"drew","seat":3,"turned":null}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"played","seat":2,"card":"8D"}}],"played_for":[],"now_away":[],"comings":[],"told":[7,0,0,0]},"status":{"Waiting":{"since":1795664231043,"until":1795664276043}},"unreachable":[],"lost_pages":0}}}', 1795664235043, 0, 1, 0, 1795664231043, NULL, NULL);


--
-- Data for Name: people_settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES
	(1, 0, 0, 1400000000050331648, 'Ada', false),
	(1, 1, 1, 1400000000054525952, 'Ben', false),
	(1, 2, 2, 1400000000058720256, 'Cem', false),
	(1, 3, 3, 1400000000062914560, 'Dora', false),
	(2, 0, 0, 1400000000050331648, 'Ada', false),
	(2, 1, 1, 1400000000054525952, 'Ben', false),
	(2, 2, 2, 1400000000058720256, 'Cem', false),
	(3, 0, 0, 1400000000050331648, 'Ada', false),
	(3, 1, 1, 1400000000054525952, 'Ben', false),
	(3, 2, 2, 1400000000058720256, 'Cem', false),
	(4, 0, 0, 1400000000050331648, 'Ada', false),
	(4, 1, 1, 1400000000054525952, 'Ben', false),
	(5, 0, 0, 1400000000050331648, 'Ada', false),
	(5, 1, 1, 1400000000054525952, 'Ben', false),
	(5, 2, 2, 1400000000058720256, 'Cem', false),
	(6, 0, 0, 1400000000050331648, 'Ada', false),
	(6, 1, 1, 1400000000054525952, 'Ben', false),
	(6, 2, 2, 1400000000058720256, 'Cem', false),
	(7, 0, 0, 1400000000050331648, 'Ada', false),
	(7, 1, 1, 1400000000054525952, 'Ben', false),
	(7, 2, 2, 1400000000058720256, 'Cem', false),
	(8, 0, 0, 1400000000050331648, 'Ada', false),
	(8, 1, 1, 1400000000054525952, 'Ben', false),
	(8, 2, 2, 1400000000058720256, 'Cem', false),
	(9, 0, 0, 1400000000050331648, 'Ada', false),
	(9, 1, 1, 1400000000054525952, 'Ben', false),
	(9, 2, 2, 1400000000058720256, 'Cem', false),
	(10, 0, 0, 1400000000050331648, 'Ada', false),
	(10, 1, 1, 1400000000054525952, 'Ben', false),
	(10, 2, 2, 1400000000058720256, 'Cem', false),
	(11, 0, 0, 1400000000050331648, 'Ada', false),
	(11, 1, 1, 1400000000054525952, 'Ben', false),
	(12, 0, 0, 1400000000050331648, 'Ada', false),
	(12, 1, 1, 1400000000054525952, 'Ben', false),
	(14, 0, 0, 1400000000050331648, 'Ada', false),
	(14, 1, 1, 1400000000054525952, 'Ben', false),
	(15, 0, 0, 1400000000050331648, 'Ada', false),
	(15, 1, 1, 1400000000054525952, 'Ben', false),
	(16, 0, 0, 1400000000050331648, 'Ada', false),
	(16, 1, 1, 1400000000054525952, 'Ben', false),
	(17, 0, 0, 1400000000050331648, 'Ada', false),
	(17, 1, 1, 1400000000054525952, 'Ben', false),
	(17, 2, 2, 1400000000058720256, 'Cem', false),
	(18, 0, 0, 1400000000050331648, 'Ada', false),
	(18, 1, 1, 1400000000054525952, 'Ben', false),
	(18, 2, 2, 1400000000058720256, 'Cem', false),
	(13, 0, 0, 1400000000050331648, 'Ada', false),
	(13, 1, 1, 1400000000054525952, 'Ben', false),
	(13, 2, 2, NULL, 'Mortimer', false),
	(13, 3, 3, NULL, 'Henrietta', false);


--
-- Data for Name: processes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: puzzle_answers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: rating_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rating_history VALUES
	(1, 1400000000050331648, 1795664203043, 11, 1500000, 220000, 1567913, 209255, 1),
	(1, 1400000000054525952, 1795664203043, 11, 1500000, 220000, 1432087, 209255, 1);


--
-- Data for Name: ratings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ratings VALUES
	(1, 1400000000050331648, 1567913, 209255, 1, 1795664203043),
	(1, 1400000000054525952, 1432087, 209255, 1, 1795664203043);


--
-- Data for Name: results; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.results VALUES
	(11, 0, 1400000000008388608, 1400000000050331648, NULL, 'Ada', 1, true, true, 10, 10, '{"v":1,"games":[10],"rows":[0,0,1],"heads":10,"worst":10,"sixth":0,"sixth_run":0,"low":1,"cheapest":0,"same_row":1,"seven":0,"clean":0,"halfway":0}'),
	(11, 1, 1400000000008388608, 1400000000054525952, NULL, 'Ben', 2, false, true, 15, 15, '{"v":1,"games":[15],"rows":[1,0,0,1],"heads":15,"worst":9,"sixth":0,"sixth_run":0,"low":2,"cheapest":0,"same_row":1,"seven":0,"clean":0,"halfway":0}');


--
-- Data for Name: server_bans; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: server_channels; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: server_defaults; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: servers; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: table_alerts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES
	(6, 1400000000008388608, 1400000000171966464, true, 17, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000171966464,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"without_one","dealing":"shuffled","selection":"one_open","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000801112064}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000796917760}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000805306368}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":11,"since":1795664203043,"reminded":false,"page":4,"shown":{"events":[{"nimmt":{"event":"played","seat":3,"card":16}},{"nimmt":{"event":"asked","seat":1,"decision":"play","card":null}},{"nimmt":{"event":"played","seat":1,"card":104}},{"nimmt":{"event":"asked","seat":2,"decision":"play","card":null}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":false,"posted":{"page":4,"message":1400000000855638016,"at":1795664203043,"afterwards":"**Game 1 · turn 3**"},"lobby":1400000000180355072,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"8b3ff9fc2de8c14ec1ab8e3283caced7c9c0d89379e617e1a17455587b7cfa43","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000180355072 cuts 0"}}', 2734433888, 1795663963043, 2709029892, NULL, 0, true, NULL, 1),
	(3, 1400000000008388608, 1400000000113246208, true, 17, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000113246208,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"fitted","dealing":"draft","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000620756992}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000616562688}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000612368384}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":11,"since":1795664203043,"reminded":false,"page":1,"shown":{"events":[{"nimmt":{"event":"game_began","game":1}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":1}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":9}},{"nimmt":{"event":"asked","seat":3,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":3,"card":17}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":25}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":33}},{"nimmt":{"event":"asked","seat":3,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":3,"card":8}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":19}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":29}},{"nimmt":{"event":"asked","seat":3,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":3,"card":6}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":20}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000000608174080,"at":1795664203043,"afterwards":"**Game 1 · the draft**"},"lobby":1400000000121634816,"waiting_sent":0,"reminder":null,"turns":0,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"b2cb89a294efe7d09c0f0429506a3620544b0fff6a5440d2266e279e3fbc2708","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000121634816 cuts 0"}}', 1683669555, 1795663903043, 520337009, NULL, 0, true, NULL, 1),
	(2, 1400000000008388608, 1400000000092274688, true, 17, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000092274688,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"fitted","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000545259520}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000549453824}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000536870912}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":5,"since":1795664203043,"reminded":false,"page":4,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[3]],[2,[11]],[3,[32]]]}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":3}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":false,"posted":{"page":4,"message":1400000000599785472,"at":1795664203043,"afterwards":"**Game 1 · turn 3**"},"lobby":1400000000100663296,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"834eb28405a39e415d62911477bccb820c0c4454654774870ef586efc0de4de1","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000100663296 cuts 0"}}', 1741467369, 1795663883043, 3449765413, NULL, 0, true, NULL, 1),
	(14, 1400000000008388608, 1400000000327155712, true, 3, 1795750523043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000327155712,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":"Unknown","dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":"Unknown","dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":{"Lobby":1795750523043},"step":0,"since":1795664123043,"reminded":false,"page":0,"shown":{"events":[],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":true,"posted":null,"lobby":1400000000335544320,"waiting_sent":0,"reminder":null,"turns":0,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"4718a53c949e6c23146ee530220bbc04e4144527f97d6d18bdb90a33be25832f","links":1000,"used":0}],"cuts":0,"entropy":null}}', 3529644269, 1795664123043, 146602648, NULL, 0, false, NULL, 1),
	(4, 1400000000008388608, 1400000000134217728, true, 13, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000134217728,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"fitted","dealing":"sheets","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":"each_sheet"}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000679477248}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000675282944}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":8,"since":1795664203043,"reminded":false,"page":1,"shown":{"events":[{"nimmt":{"event":"game_began","game":1}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":1}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":9}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":17}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":2}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":12}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":2,"card":22}},{"nimmt":{"event":"asked","seat":1,"decision":"draft","card":null}},{"nimmt":{"event":"drafted","seat":1,"card":10}},{"nimmt":{"event":"asked","seat":2,"decision":"draft","card":null}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000000671088640,"at":1795664203043,"afterwards":"**Game 1 · the draft**"},"lobby":1400000000142606336,"waiting_sent":0,"reminder":null,"turns":0,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"922d5b952c22dff5ac0f0e065a70f7a3beb5333c28ee40495ed4395c94a1a863","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000142606336 cuts 0"}}', 747614685, 1795663923043, 3196503615, NULL, 0, true, NULL, 1),
	(1, 1400000000008388608, 1400000000067108864, true, 21, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000067108864,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000452984832}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000457179136}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000461373440}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000062914560,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000423624704,"message":1400000000444596224}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":5,"since":1795664203043,"reminded":false,"page":4,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[89]],[2,[90]],[3,[101]],[4,[40]]]}},{"nimmt":{"event":"placed","seats":[4],"card":40,"copies":1,"row":3,"side":"right","how":"behind","next_to":23,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[1],"card":89,"copies":1,"row":4,"side":"right","how":"full","next_to":80,"took":[42,65,67,79,80],"points":[[1,8]]}},{"nimmt":{"event":"placed","seats":[2],"card":90,"copies":1,"row":4,"side":"right","how":"behind","next_to":89,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[3],"card":101,"copies":1,"row":4,"side":"right","how":"behind","next_to":90,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":3}}],"played_for":[],"now_away":[],"comings":[],"told":[6,0,0,0]},"page_done":true,"posted":{"page":4,"message":1400000000524288000,"at":1795664203043,"afterwards":"**Game 1 · after turn 3**"},"lobby":1400000000075497472,"waiting_sent":0,"reminder":null,"turns":3,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"4dbad51eb408af559dd91bbbed8dbeae0a2c89e0e05f0cce87c98652a8437fdf","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000075497472 cuts 0"}}', 774073781, 1795663863043, 611454587, NULL, 0, true, NULL, 1),
	(5, 1400000000008388608, 1400000000150994944, true, 18, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000150994944,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"either_end","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000729808896}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000721420288}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000734003200}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":4,"since":1795664203043,"reminded":false,"page":4,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[5]],[2,[29]],[3,[25]]]}},{"nimmt":{"event":"placed","seats":[1],"card":5,"copies":1,"row":3,"side":"right","how":"behind","next_to":4,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[3],"card":25,"copies":1,"row":2,"side":"left","how":"before","next_to":27,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[2],"card":29,"copies":1,"row":3,"side":"right","how":"behind","next_to":5,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":3}}],"played_for":[],"now_away":[],"comings":[],"told":[5,0,0,0]},"page_done":true,"posted":{"page":4,"message":1400000000784334848,"at":1795664203043,"afterwards":"**Game 1 · after turn 3**"},"lobby":1400000000159383552,"waiting_sent":1,"reminder":null,"turns":3,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"825f457b22afcbae8e434768a64071661d6340e4c49cecead6430e23e0cdb123","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000159383552 cuts 0"}}', 3650109072, 1795663943043, 176723989, NULL, 0, true, NULL, 1),
	(7, 1400000000008388608, 1400000000192937984, true, 15, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000192937984,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"two_hidden","order":"lowest_owner","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":14},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000872415232}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000884998144}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000880803840}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":6,"since":1795664203043,"reminded":false,"page":2,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[26,76]],[2,[6,78]],[3,[2,81]]]}},{"nimmt":{"event":"asked","seat":3,"decision":"first","card":null}},{"nimmt":{"event":"asked","seat":3,"decision":"row","card":2}},{"nimmt":{"event":"placed","seats":[3],"card":2,"copies":1,"row":2,"side":"right","how":"too_low","next_to":null,"took":[36],"points":[[3,1]]}},{"nimmt":{"event":"placed","seats":[3],"card":81,"copies":1,"row":4,"side":"right","how":"behind","next_to":28,"took":[],"points":[]}},{"nimmt":{"event":"asked","seat":2,"decision":"first","card":null}},{"nimmt":{"event":"placed","seats":[2],"card":6,"copies":1,"row":2,"side":"right","how":"behind","next_to":2,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[2],"card":78,"copies":1,"row":3,"side":"right","how":"behind","next_to":14,"took":[],"points":[]}},{"nimmt":{"event":"asked","seat":1,"decision":"first","card":null}},{"nimmt":{"event":"placed","seats":[1],"card":76,"copies":1,"row":1,"side":"right","how":"behind","next_to":13,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[1],"card":26,"copies":1,"row":2,"side":"right","how":"behind","next_to":6,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":1}}],"played_for":[],"now_away":[],"comings":[],"told":[12,0,0,0]},"page_done":true,"posted":{"page":2,"message":1400000000914358272,"at":1795664203043,"afterwards":"**Game 1 · after turn 1**"},"lobby":1400000000201326592,"waiting_sent":0,"reminder":null,"turns":1,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"d09bb300c1b9b97b9fcffa04025709d8f683e5166bae15fc42123518232d1d13","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000201326592 cuts 0"}}', 3359931506, 1795663983043, 4026229364, NULL, 0, true, NULL, 1),
	(8, 1400000000008388608, 1400000000213909504, true, 17, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000213909504,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_or_two_open","order":"as_played","placement":"behind","take":{"sorted":{"hand_limit":16}},"scoring":"hand_twice","finish":{"hand_empty_or_pile":{"more_than":20,"turns":60}},"rows":4,"takes":6,"hand":{"cards":14},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000000939524096}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000000947912704}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000000952107008}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":11,"since":1795664203043,"reminded":false,"page":2,"shown":{"events":[{"nimmt":{"event":"played","seat":1,"card":10}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":10}},{"nimmt":{"event":"placed","seats":[1],"card":10,"copies":1,"row":4,"side":"right","how":"too_low","next_to":null,"took":[12],"points":[]}},{"nimmt":{"event":"asked","seat":1,"decision":"keep","card":10}},{"nimmt":{"event":"kept","seat":1,"hand":[12],"pile":[]}},{"nimmt":{"event":"asked","seat":1,"decision":"play_or_stop","card":null}},{"nimmt":{"event":"played","seat":1,"card":63}},{"nimmt":{"event":"placed","seats":[1],"card":63,"copies":1,"row":3,"side":"right","how":"behind","next_to":56,"took":[],"points":[]}},{"nimmt":{"event":"asked","seat":2,"decision":"play","card":null}},{"nimmt":{"event":"played","seat":2,"card":11}},{"nimmt":{"event":"placed","seats":[2],"card":11,"copies":1,"row":4,"side":"right","how":"behind","next_to":10,"took":[],"points":[]}},{"nimmt":{"event":"asked","seat":2,"decision":"play_or_stop","card":null}},{"nimmt":{"event":"played","seat":2,"card":69}},{"nimmt":{"event":"placed","seats":[2],"card":69,"copies":1,"row":3,"side":"right","how":"behind","next_to":63,"took":[],"points":[]}},{"nimmt":{"event":"asked","seat":3,"decision":"play","card":null}},{"nimmt":{"event":"played","seat":3,"card":1}},{"nimmt":{"event":"asked","seat":3,"decision":"row","card":1}},{"nimmt":{"event":"placed","seats":[3],"card":1,"copies":1,"row":2,"side":"right","how":"too_low","next_to":null,"took":[25],"points":[]}},{"nimmt":{"event":"asked","seat":3,"decision":"keep","card":1}},{"nimmt":{"event":"kept","seat":3,"hand":[25],"pile":[]}},{"nimmt":{"event":"asked","seat":3,"decision":"play_or_stop","card":null}},{"nimmt":{"event":"played","seat":3,"card":24}},{"nimmt":{"event":"placed","seats":[3],"card":24,"copies":1,"row":4,"side":"right","how":"behind","next_to":11,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":1}},{"nimmt":{"event":"asked","seat":1,"decision":"play","card":null}}],"played_for":[],"now_away":[],"comings":[],"told":[24,0,0,0]},"page_done":true,"posted":{"page":2,"message":1400000000960495616,"at":1795664203043,"afterwards":"**Game 1 · after turn 1**"},"lobby":1400000000222298112,"waiting_sent":0,"reminder":null,"turns":1,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"c25d07923fb739fd2a4ea4b4acc96c423aff09c7ba92abe572978d42515961f5","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000222298112 cuts 0"}}', 3619445249, 1795664003043, 3904977962, NULL, 0, true, NULL, 1),
	(10, 1400000000008388608, 1400000000255852544, true, 17, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000255852544,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"pairs","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"on_equal","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001086324736}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001090519040}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000001077936128}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":5,"since":1795664203043,"reminded":false,"page":4,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[16]],[2,[19]],[3,[77]]]}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":16}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":false,"posted":{"page":4,"message":1400000001140850688,"at":1795664203043,"afterwards":"**Game 1 · turn 3**"},"lobby":1400000000264241152,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"e0e013e59ce794b444745977dc3a80dbee3beae28257718f4f288a0158a98fe4","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000264241152 cuts 0"}}', 4089275097, 1795664043043, 4133030290, NULL, 0, true, NULL, 1),
	(9, 1400000000008388608, 1400000000234881024, true, 18, 1795664263043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000234881024,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"two_decks","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"on_equal","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001006632960}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001015021568}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000001019215872}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":5,"since":1795664203043,"reminded":false,"page":3,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[20]],[2,[99]],[3,[69]]]}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":20}},{"nimmt":{"event":"placed","seats":[1],"card":20,"copies":1,"row":2,"side":"right","how":"too_low","next_to":null,"took":[7,50],"points":[[1,4]]}},{"nimmt":{"event":"placed","seats":[3],"card":69,"copies":1,"row":3,"side":"right","how":"behind","next_to":65,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[2],"card":99,"copies":1,"row":4,"side":"right","how":"behind","next_to":85,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":2}}],"played_for":[],"now_away":[],"comings":[],"told":[6,0,0,0]},"page_done":true,"posted":{"page":3,"message":1400000001056964608,"at":1795664203043,"afterwards":"**Game 1 · after turn 2**"},"lobby":1400000000243269632,"waiting_sent":1,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"cf30f29d79eb5cdc1cc79b950a8ebe5cc92315c6512833674ec388bfe31dbab2","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000243269632 cuts 0"}}', 4047551821, 1795664023043, 3204631571, NULL, 0, true, NULL, 1),
	(11, 1400000000008388608, 1400000000276824064, false, 29, NULL, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000276824064,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001153433600}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001161822208}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Over","step":14,"since":1795664203043,"reminded":false,"page":11,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[26]],[2,[75]]]}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":26}},{"nimmt":{"event":"placed","seats":[1],"card":26,"copies":1,"row":3,"side":"right","how":"too_low","next_to":null,"took":[45,50,66],"points":[[1,10]]}},{"nimmt":{"event":"placed","seats":[2],"card":75,"copies":1,"row":1,"side":"right","how":"behind","next_to":55,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":10}},{"nimmt":{"event":"game_ended","game":1,"points":[10,15],"doubled":false}},{"nimmt":{"event":"match_ended","winners":[1]}}],"played_for":[],"now_away":[],"comings":[],"told":[5,0,0,0]},"page_done":true,"posted":{"page":11,"message":1400000001296039936,"at":1795664203043,"afterwards":"🏆 **Ada** won the match with 10 bull heads!"},"lobby":1400000000285212672,"waiting_sent":0,"reminder":null,"turns":10,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"7fb5060af225920b0073fe9d9aa66452a48c4392d22bf971fd9776018ba6ec37","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000285212672 cuts 0"}}', 2873875040, 1795664063043, 1060068196, NULL, 0, true, 1795664203043, 1),
	(12, 1400000000008388608, 1400000000293601280, false, 8, NULL, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000293601280,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001317011456}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001312817152}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":{"Stopped":{"By":{"user":1400000000050331648}}},"step":1,"since":1795664203043,"reminded":false,"page":1,"shown":{"events":[{"nimmt":{"event":"game_began","game":1}}],"played_for":[],"now_away":[],"comings":[],"told":[0,0,0,0]},"page_done":true,"posted":{"page":1,"message":1400000001304428544,"at":1795664203043,"afterwards":"**Game 1 · turn 1**\nNew game! 10 cards each. Check your DMs, or press **My hand**.\n**Ada stopped the match.** It doesn''t count."},"lobby":1400000000301989888,"waiting_sent":0,"reminder":null,"turns":0,"lost_pages":0,"bot_turn":null,"held":false,"buried":true,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"2c216f1280e4cd503c1a2820f88add55a4e914ce33a9b431d439ada0bfc1ea5a","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000301989888 cuts 0"}}', 573369789, 1795664083043, 1722688883, NULL, 0, true, 1795664203043, 1),
	(13, 1400000000008388608, 1400000000310378496, true, 20, 1795664283043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000310378496,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"nimmt":{"deck":"full","dealing":"shuffled","selection":"one_hidden","order":"ascending","placement":"behind","take":"to_pile","scoring":"bull_heads","finish":"hands_played","rows":4,"takes":6,"hand":{"cards":10},"virgin":false,"rows_stay":false,"end":{"games":1}}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001354760192}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001346371584}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":null,"bot":5,"locale":"","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":"Closed","dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":null,"bot":5,"locale":"","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":"Closed","dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":5,"since":1795664223043,"reminded":false,"page":3,"shown":{"events":[{"nimmt":{"event":"revealed","cards":[[1,[12]],[2,[46]],[3,[96]],[4,[52]]]}},{"nimmt":{"event":"asked","seat":1,"decision":"row","card":12}},{"nimmt":{"event":"placed","seats":[1],"card":12,"copies":1,"row":4,"side":"right","how":"too_low","next_to":null,"took":[93],"points":[[1,1]]}},{"nimmt":{"event":"placed","seats":[2],"card":46,"copies":1,"row":1,"side":"right","how":"behind","next_to":44,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[4],"card":52,"copies":1,"row":1,"side":"right","how":"behind","next_to":46,"took":[],"points":[]}},{"nimmt":{"event":"placed","seats":[3],"card":96,"copies":1,"row":2,"side":"right","how":"behind","next_to":84,"took":[],"points":[]}},{"nimmt":{"event":"turn_ended","game":1,"turn":2}}],"played_for":[],"now_away":[],"comings":[],"told":[7,0,0,0]},"page_done":true,"posted":{"page":3,"message":1400000001384120320,"at":1795664223043,"afterwards":"**Game 1 · after turn 2**"},"lobby":1400000000318767104,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"d63086c331e5eb9a35c49320d72bed922411a83d4d8f5c554152cb71ff94b72f","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000318767104 cuts 0"}}', 1913003244, 1795664103043, 137059659, NULL, 0, true, NULL, 1),
	(15, 1400000000008388608, 1400000000343932928, true, 10, 1795664261043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000343932928,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"sixtysix":{"pack":"usual","turn_up":"shown","naming":"turn_up","marriages":"trumps_double","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001400897536}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001405091840}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":6,"since":1795664231043,"reminded":false,"page":1,"shown":{"events":[{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"KH"}},{"sixtysix":{"event":"played","seat":2,"card":"9C"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":2,"seat":1,"points":4,"last":0}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"9D"}}],"played_for":[],"now_away":[],"comings":[],"told":[5,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000001396703232,"at":1795664231043,"afterwards":"**Game 1 · after trick 2**"},"lobby":1400000000352321536,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"cb071bcf6eaa7d319bb6cd7ba8d62bf6e8f6e39ce88c3431aa6ced78cff3409b","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000352321536 cuts 0"}}', 2096086636, 1795664143043, 2141853794, NULL, 0, true, NULL, 1),
	(16, 1400000000008388608, 1400000000360710144, true, 10, 1795664261043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000360710144,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"sixtysix":{"pack":"usual","turn_up":"nothing","naming":"forehand","marriages":"rising","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001442840576}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001438646272}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":6,"since":1795664231043,"reminded":false,"page":1,"shown":{"events":[{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"JH"}},{"sixtysix":{"event":"played","seat":2,"card":"JS"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":2,"seat":1,"points":4,"last":0}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}}],"played_for":[],"now_away":[],"comings":[],"told":[5,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000001434451968,"at":1795664231043,"afterwards":"**Game 1 · after trick 2**"},"lobby":1400000000369098752,"waiting_sent":0,"reminder":null,"turns":2,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"3486bf2d65e3fce6ab3bc74dc9be71b98f6b5068e5c3a05e35a7be55c6f17d9f","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000369098752 cuts 0"}}', 2602026455, 1795664163043, 3277191570, NULL, 0, true, NULL, 1),
	(17, 1400000000008388608, 1400000000377487360, true, 11, 1795664261043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000377487360,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"sixtysix":{"pack":"usual","turn_up":"nothing","naming":"ace_of_hearts","marriages":"all_equal","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001480589312}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001484783616}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000001476395008}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":6,"since":1795664231043,"reminded":false,"page":1,"shown":{"events":[{"sixtysix":{"event":"dealer_drawn","cards":["KS","JD","TH"],"dealer":3}},{"sixtysix":{"event":"game_began","game":1,"dealer":3,"turned":null}},{"sixtysix":{"event":"trump_named","seat":1,"suit":"D"}},{"sixtysix":{"event":"played","seat":1,"card":"AH"}},{"sixtysix":{"event":"played","seat":2,"card":"9H"}},{"sixtysix":{"event":"played","seat":3,"card":"JS"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":1,"seat":1,"points":13,"last":0}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"drew","seat":3,"turned":null}},{"sixtysix":{"event":"played","seat":1,"card":"8C"}}],"played_for":[],"now_away":[],"comings":[],"told":[7,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000001472200704,"at":1795664231043,"afterwards":"**Game 1 · after trick 1**\nNew game! 7 cards each. Check your DMs, or press **My hand**."},"lobby":1400000000385875968,"waiting_sent":0,"reminder":null,"turns":1,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"289594b6a468f12cf471d2df411f2c4b6577c70183f4d91d72d5fa3c6bea7a01","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000385875968 cuts 0"}}', 2760227719, 1795664183043, 2660705942, NULL, 0, true, NULL, 1),
	(18, 1400000000008388608, 1400000000398458880, true, 11, 1795664261043, '{"format":1,"guild":1400000000008388608,"guild_name":"The Barn","channel":1400000000398458880,"locale":"en-GB","host":{"user":1400000000050331648},"settings":{"rules":{"sixtysix":{"pack":"usual","turn_up":"nothing","naming":"bid","marriages":"trumps_double","going_out":"claim","heading":"free","scoring":"game_points","end":{"points":3},"counting":"shown"}},"pace":"live","seats":20,"hints":true,"quiet":false,"private_hands":false},"players":[{"user":1400000000050331648,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000427819008,"message":1400000001526726656}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000054525952,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000432013312,"message":1400000001518338048}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}},{"user":1400000000058720256,"bot":null,"locale":"en-GB","presence":"Here","removed":false,"missed":0,"missed_in":null,"dm":{"Message":{"channel":1400000000436207616,"message":1400000001522532352}},"dm_moved":false,"absent":0,"hints":{"asked":0,"last":null}}],"invited":[],"removed":[],"phase":"Playing","step":6,"since":1795664231043,"reminded":false,"page":1,"shown":{"events":[{"sixtysix":{"event":"dealer_drawn","cards":["9H","JC","9C"],"dealer":2}},{"sixtysix":{"event":"game_began","game":1,"dealer":2,"turned":null}},{"sixtysix":{"event":"trump_named","seat":3,"suit":"D"}},{"sixtysix":{"event":"played","seat":3,"card":"QS"}},{"sixtysix":{"event":"played","seat":1,"card":"JD"}},{"sixtysix":{"event":"played","seat":2,"card":"AD"}},{"sixtysix":{"event":"trick_taken","game":1,"trick":1,"seat":2,"points":16,"last":0}},{"sixtysix":{"event":"drew","seat":2,"turned":null}},{"sixtysix":{"event":"drew","seat":3,"turned":null}},{"sixtysix":{"event":"drew","seat":1,"turned":null}},{"sixtysix":{"event":"played","seat":2,"card":"8D"}}],"played_for":[],"now_away":[],"comings":[],"told":[7,0,0,0]},"page_done":false,"posted":{"page":1,"message":1400000001514143744,"at":1795664231043,"afterwards":"**Game 1 · after trick 1**\nNew game! 7 cards each. Check your DMs, or press **My hand**."},"lobby":1400000000406847488,"waiting_sent":0,"reminder":null,"turns":1,"lost_pages":0,"bot_turn":null,"held":false,"buried":false,"unshown":false,"parent":null,"shared":false,"private":false,"seal":{"chains":[{"secret":"7b5b08e1f09c94d0ae672a98d9b3dd21c483ab827e6e13ab57bda61a7265cc61","links":1000,"used":1}],"cuts":0,"entropy":"message 1400000000406847488 cuts 0"}}', 1093684321, 1795664203043, 2807729124, NULL, 0, true, NULL, 1);


--
-- Data for Name: tallies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tallies VALUES
	(1, 1400000000050331648, 'classic', 1, 1, 1, 10),
	(1, 1400000000054525952, 'classic', 1, 0, 1, 15);


--
-- Name: ladders_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.ladders_id_seq', 1, true);


--
-- Name: outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.outbox_id_seq', 559, true);


--
-- Name: processes_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.processes_id_seq', 1, true);


--
-- Name: tables_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.tables_id_seq', 18, true);


--
-- Name: _sqlx_migrations _sqlx_migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);


--
-- Name: achievements achievements_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_pkey PRIMARY KEY (guild, "user", game, name);


--
-- Name: careers careers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.careers
    ADD CONSTRAINT careers_pkey PRIMARY KEY (guild, "user", game);


--
-- Name: daily_attempts daily_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_attempts
    ADD CONSTRAINT daily_attempts_pkey PRIMARY KEY (game, "user", day);


--
-- Name: daily_deals daily_deals_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_deals
    ADD CONSTRAINT daily_deals_pkey PRIMARY KEY (game, day);


--
-- Name: daily_secret daily_secret_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_secret
    ADD CONSTRAINT daily_secret_pkey PRIMARY KEY (id);


--
-- Name: daily_shares daily_shares_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.daily_shares
    ADD CONSTRAINT daily_shares_pkey PRIMARY KEY (game, "user", day, guild);


--
-- Name: departures departures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.departures
    ADD CONSTRAINT departures_pkey PRIMARY KEY (guild);


--
-- Name: duel_attempts duel_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.duel_attempts
    ADD CONSTRAINT duel_attempts_pkey PRIMARY KEY (duel, side);


--
-- Name: duels duels_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.duels
    ADD CONSTRAINT duels_pkey PRIMARY KEY (id);


--
-- Name: events events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, number);


--
-- Name: forget_requests forget_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.forget_requests
    ADD CONSTRAINT forget_requests_pkey PRIMARY KEY ("user");


--
-- Name: found_puzzles found_puzzles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.found_puzzles
    ADD CONSTRAINT found_puzzles_pkey PRIMARY KEY (game, day);


--
-- Name: gateway gateway_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.gateway
    ADD CONSTRAINT gateway_pkey PRIMARY KEY (id);


--
-- Name: handled handled_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.handled
    ADD CONSTRAINT handled_pkey PRIMARY KEY (interaction);


--
-- Name: ladders ladders_guild_game_ladder_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ladders
    ADD CONSTRAINT ladders_guild_game_ladder_key UNIQUE (guild, game, ladder);


--
-- Name: ladders ladders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ladders
    ADD CONSTRAINT ladders_pkey PRIMARY KEY (id);


--
-- Name: league_members league_members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_members
    ADD CONSTRAINT league_members_pkey PRIMARY KEY (league, id);


--
-- Name: league_pairings league_pairings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_pairings
    ADD CONSTRAINT league_pairings_pkey PRIMARY KEY (league, week, number);


--
-- Name: leagues leagues_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leagues
    ADD CONSTRAINT leagues_pkey PRIMARY KEY (id);


--
-- Name: matches matches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: outbox outbox_table_id_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_key_key UNIQUE (table_id, key);


--
-- Name: people_settings people_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people_settings
    ADD CONSTRAINT people_settings_pkey PRIMARY KEY ("user");


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (table_id, number);


--
-- Name: processes processes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);


--
-- Name: puzzle_answers puzzle_answers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.puzzle_answers
    ADD CONSTRAINT puzzle_answers_pkey PRIMARY KEY (game, "user", day);


--
-- Name: rating_history rating_history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_pkey PRIMARY KEY (ladder, "user", played_at, match);


--
-- Name: ratings ratings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (ladder, "user");


--
-- Name: results results_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match, seat);


--
-- Name: server_bans server_bans_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.server_bans
    ADD CONSTRAINT server_bans_pkey PRIMARY KEY (guild, "user");


--
-- Name: server_channels server_channels_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.server_channels
    ADD CONSTRAINT server_channels_pkey PRIMARY KEY (guild, channel);


--
-- Name: server_defaults server_defaults_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.server_defaults
    ADD CONSTRAINT server_defaults_pkey PRIMARY KEY (guild, game);


--
-- Name: servers servers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (guild);


--
-- Name: table_alerts table_alerts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.table_alerts
    ADD CONSTRAINT table_alerts_pkey PRIMARY KEY (guild, "user");


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: tallies tallies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_pkey PRIMARY KEY (ladder, "user", variant);


--
-- Name: achievements_by_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX achievements_by_match ON public.achievements USING btree (match);


--
-- Name: achievements_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX achievements_by_user ON public.achievements USING btree ("user");


--
-- Name: careers_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX careers_by_user ON public.careers USING btree ("user");


--
-- Name: daily_attempts_by_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_attempts_by_guild ON public.daily_attempts USING btree (guild, game, day, score) WHERE (ended_at IS NOT NULL);


--
-- Name: daily_attempts_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_attempts_by_user ON public.daily_attempts USING btree ("user");


--
-- Name: daily_attempts_of_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_attempts_of_guild ON public.daily_attempts USING btree (guild);


--
-- Name: daily_shares_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_shares_by_user ON public.daily_shares USING btree ("user");


--
-- Name: daily_shares_of_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX daily_shares_of_guild ON public.daily_shares USING btree (guild);


--
-- Name: departures_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX departures_by_time ON public.departures USING btree (left_at);


--
-- Name: duel_attempts_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX duel_attempts_by_user ON public.duel_attempts USING btree ("user");


--
-- Name: duels_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX duels_by_time ON public.duels USING btree (made_at);


--
-- Name: duels_of_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX duels_of_guild ON public.duels USING btree (guild);


--
-- Name: handled_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX handled_by_time ON public.handled USING btree (at);


--
-- Name: league_members_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX league_members_by_user ON public.league_members USING btree ("user", league);


--
-- Name: league_pairings_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX league_pairings_open ON public.league_pairings USING btree (duel) WHERE (result IS NULL);


--
-- Name: leagues_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX leagues_by_time ON public.leagues USING btree (since);


--
-- Name: leagues_of_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX leagues_of_guild ON public.leagues USING btree (guild, game, id);


--
-- Name: leagues_one_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX leagues_one_open ON public.leagues USING btree (guild, game) WHERE open;


--
-- Name: matches_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_end ON public.matches USING btree (guild, game, ladder, ended_at, id);


--
-- Name: matches_by_game; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_game ON public.matches USING btree (guild, game, ended_at);


--
-- Name: matches_by_time; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_time ON public.matches USING btree (game, variant, ended_at);


--
-- Name: matches_by_voider; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX matches_by_voider ON public.matches USING btree (void_by) WHERE (void_by IS NOT NULL);


--
-- Name: players_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_by_user ON public.players USING btree ("user") WHERE ("user" IS NOT NULL);


--
-- Name: puzzle_answers_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX puzzle_answers_by_user ON public.puzzle_answers USING btree ("user");


--
-- Name: rating_history_by_match; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rating_history_by_match ON public.rating_history USING btree (match);


--
-- Name: rating_history_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX rating_history_by_user ON public.rating_history USING btree ("user");


--
-- Name: ratings_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ratings_by_user ON public.ratings USING btree ("user");


--
-- Name: results_by_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX results_by_person ON public.results USING btree (guild, "user", match) WHERE ("user" IS NOT NULL);


--
-- Name: results_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX results_by_user ON public.results USING btree ("user") WHERE ("user" IS NOT NULL);


--
-- Name: server_bans_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX server_bans_by_user ON public.server_bans USING btree ("user");


--
-- Name: server_channels_by_channel; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX server_channels_by_channel ON public.server_channels USING btree (channel);


--
-- Name: servers_by_keep; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX servers_by_keep ON public.servers USING btree (guild) WHERE (keep_days IS NOT NULL);


--
-- Name: table_alerts_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX table_alerts_by_user ON public.table_alerts USING btree ("user");


--
-- Name: table_alerts_unwanted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX table_alerts_unwanted ON public.table_alerts USING btree (told_at) WHERE (NOT wanted);


--
-- Name: tables_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_end ON public.tables USING btree (ended_at) WHERE (ended_at IS NOT NULL);


--
-- Name: tables_by_guild_and_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_guild_and_end ON public.tables USING btree (guild, ended_at) WHERE (ended_at IS NOT NULL);


--
-- Name: tables_by_wake; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_wake ON public.tables USING btree ((
CASE
    WHEN (retry_at > wake_at) THEN retry_at
    ELSE wake_at
END)) WHERE (wake_at IS NOT NULL);


--
-- Name: tables_given_up; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_given_up ON public.tables USING btree (created_at) WHERE ((NOT open) AND (ended_at IS NULL));


--
-- Name: tables_never_begun; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_never_begun ON public.tables USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (NOT begun));


--
-- Name: tables_of_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_of_guild ON public.tables USING btree (guild);


--
-- Name: tables_one_open_per_channel; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX tables_one_open_per_channel ON public.tables USING btree (channel) WHERE open;


--
-- Name: tables_open_by_guild; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_open_by_guild ON public.tables USING btree (guild) WHERE open;


--
-- Name: tallies_by_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tallies_by_user ON public.tallies USING btree ("user");


--
-- Name: achievements achievements_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: duel_attempts duel_attempts_duel_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.duel_attempts
    ADD CONSTRAINT duel_attempts_duel_fkey FOREIGN KEY (duel) REFERENCES public.duels(id) ON DELETE CASCADE;


--
-- Name: events events_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: league_members league_members_league_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_members
    ADD CONSTRAINT league_members_league_fkey FOREIGN KEY (league) REFERENCES public.leagues(id) ON DELETE CASCADE;


--
-- Name: league_pairings league_pairings_league_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.league_pairings
    ADD CONSTRAINT league_pairings_league_fkey FOREIGN KEY (league) REFERENCES public.leagues(id) ON DELETE CASCADE;


--
-- Name: outbox outbox_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: players players_table_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;


--
-- Name: rating_history rating_history_ladder_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_ladder_fkey FOREIGN KEY (ladder) REFERENCES public.ladders(id) ON DELETE CASCADE;


--
-- Name: rating_history rating_history_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: ratings ratings_ladder_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_ladder_fkey FOREIGN KEY (ladder) REFERENCES public.ladders(id) ON DELETE CASCADE;


--
-- Name: results results_match_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tallies tallies_ladder_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tallies
    ADD CONSTRAINT tallies_ladder_fkey FOREIGN KEY (ladder) REFERENCES public.ladders(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


