CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into kysely_migration values('001-log','2026-11-18T07:22:20.453Z');
insert into kysely_migration values('002-milestone','2026-11-18T07:22:20.453Z');
insert into kysely_migration values('003-publisher','2026-11-18T07:22:20.454Z');
insert into kysely_migration values('004-daily','2026-11-18T07:22:20.454Z');
insert into kysely_migration values('005-command','2026-11-18T07:22:20.459Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into kysely_migration_lock values('migration_lock',0);
CREATE TABLE "event" ("table_id" text not null, "seq" integer not null, "at" bigint not null, "command" text, "body" text not null, constraint "event_key" primary key ("table_id", "seq"));
insert into event values('SSRNSW',1,1794986540851,null,'{"kind":"opened","options":{"seats":8,"target":20,"decks":null,"originalTurnThree":false,"clock":60,"spectators":true,"listed":false,"coach":true},"secret":"5272343b8fe9a9bfab195db7617f8fd6f1f105aece1d7e1727d194b934d6a4ab"}');
insert into event values('SSRNSW',2,1794986540858,null,'{"kind":"joined","member":1,"name":"Ann","seated":true}');
insert into event values('SSRNSW',3,1794986540899,null,'{"kind":"joined","member":2,"name":"Ben","seated":true}');
insert into event values('SSRNSW',4,1794986540909,'1:start:jicVeD7s','{"kind":"started","game":1,"secret":"321898b0d38b1afdd7c200e052f4250da8ae517de93c757c67ef7c4b08b1aca2"}');
insert into event values('SSRNSW',5,1794986540931,'2:m0:1.0.0','{"kind":"chose","seat":1,"choice":0,"by":"person"}');
insert into event values('SSRNSW',6,1794986540945,'1:m1:1.1.0','{"kind":"chose","seat":0,"choice":0,"by":"person"}');
insert into event values('SSRNSW',7,1794986540960,'1:m2:1.2.0','{"kind":"chose","seat":0,"choice":0,"by":"person"}');
insert into event values('SSRNSW',8,1794986541019,'2:m3:1.3.stay','{"kind":"chose","seat":1,"choice":"stay","by":"person"}');
insert into event values('SSRNSW',9,1794986541026,'2:m4:1.4.0','{"kind":"chose","seat":1,"choice":0,"by":"person"}');
insert into event values('SSRNSW',10,1794986541032,'1:m5:1.5.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('SSRNSW',11,1794986541036,'2:m6:1.6.stay','{"kind":"chose","seat":1,"choice":"stay","by":"person"}');
insert into event values('SSRNSW',12,1794986541062,'1:again:jicVeD7s','{"kind":"started","game":2,"secret":"4ad4c820ceca239add027e58af52d1ffec0d0d83d766f6ac2ed6e0c28d566a8a"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',1,1794986541071,null,'{"kind":"opened","options":{"seats":1,"target":200,"decks":null,"originalTurnThree":false,"clock":null,"spectators":false,"listed":false,"coach":false},"secret":"77b6c46c56569b7cd61b7f76afaa4dd775d9d99279653c1a3d4b5566498c9005","daily":{"date":"2026-11-18","board":"solo","player":"1aeb305eae63ed6e","name":"Ann","streak":0,"bots":[]}}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',2,1794986541072,null,'{"kind":"started","game":1,"secret":"cf6581062a2071b61bedb4dafa87f5a2bd537ecd32a9310337112badc77e42f5"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',3,1794986541075,'1:m0:1.0.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',4,1794986541078,'1:m1:1.1.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',5,1794986541088,'1:m2:1.2.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',6,1794986541091,'1:m3:1.3.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',7,1794986541094,'1:m4:1.4.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',8,1794986541101,'1:m5:1.5.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',9,1794986541104,'1:m6:1.6.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',10,1794986541107,'1:m7:1.7.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',11,1794986541110,'1:m8:1.8.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',12,1794986541113,'1:m9:1.9.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',13,1794986541116,'1:m10:1.10.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',14,1794986541119,'1:m11:1.11.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',15,1794986541122,'1:m12:1.12.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',16,1794986541124,'1:m13:1.13.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',17,1794986541127,'1:m14:1.14.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',18,1794986541131,'1:m15:1.15.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',19,1794986541136,'1:m16:1.16.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',20,1794986541139,'1:m17:1.17.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',21,1794986541145,'1:m18:1.18.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',22,1794986541148,'1:m19:1.19.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',23,1794986541152,'1:m20:1.20.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',24,1794986541154,'1:m21:1.21.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',25,1794986541158,'1:m22:1.22.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',26,1794986541160,'1:m23:1.23.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
insert into event values('YFN9EDGGAGND899VHGEYPE3Z',27,1794986541164,'1:m24:1.24.stay','{"kind":"chose","seat":0,"choice":"stay","by":"person"}');
CREATE TABLE "game_table" ("table_id" text not null primary key, "created_at" bigint not null, "listing" text, "listed_at" bigint not null, "publisher" text);
insert into game_table values('SSRNSW',1794986540851,null,1794986540851,'yEpGDKGE8j01');
insert into game_table values('YFN9EDGGAGND899VHGEYPE3Z',1794986541071,null,1794986541071,null);
CREATE TABLE "due" ("table_id" text not null primary key, "due_at" bigint not null);
CREATE TABLE "token" ("hash" text not null primary key, "table_id" text not null, "member" integer not null);
insert into token values('2d6db4c78a9366c506bbe2ab5afe0969e6d88b03978e54a2e99897ded375c80c','SSRNSW',1);
insert into token values('e9b942f387ff299ca31d33eda8885cfc64139d445408006c5dddf6e4bfee63b8','SSRNSW',2);
insert into token values('afdfcd23034df6910db572207483fa5af232486ce8bf7feea959a0708bd46f8a','YFN9EDGGAGND899VHGEYPE3Z',1);
CREATE TABLE "pass" ("hash" text not null primary key, "table_id" text not null, "member" integer not null, "expires_at" bigint not null);
CREATE TABLE "record" ("table_id" text not null, "game" integer not null, "finished_at" bigint not null, "text" text not null, constraint "record_key" primary key ("table_id", "game"));
insert into record values('SSRNSW',1,1794986541036,'turn7 record 1
date 2026-11-18T07:22:20.909Z
players Ann | Ben
dealer 1
target 20
commitment 30836bbd07c6ba9b47f7f8ff4af587606f81370d904f51610a657487a1f1f929
seeds - | -
secret 5272343b8fe9a9bfab195db7617f8fd6f1f105aece1d7e1727d194b934d6a4ab
draw T3 L 10 L 9 11 T3 8 0 6 4 +6 5 6 5 4 7 3 LS 6 7 6 +10 11 9 7 12 7 11 11 12 9 12 T3 11 LS 5 12 12 10 8 12 10 12 2 11 7 12 12 10 11 10 +2 LS 6 12 9 3 9 +4 10 5 12 8 10 4 11 11 2 10 +8 12 6 9 10 7 7 8 8 L 11 8 10 9 9 8 1 5 3 8 x2 9 11 4
moves >1 >1 >1 s >1 s s
');
insert into record values('YFN9EDGGAGND899VHGEYPE3Z',1,1794986541164,'turn7 record 1
date 2026-11-18T00:00:00.000Z
players Ann
dealer 1
target 200
commitment 2f6923e51ed2ae3bcf3fca77baa8ba5bbcd1dc193ba675b8dfd4198c80c7c673
seeds -
secret 77b6c46c56569b7cd61b7f76afaa4dd775d9d99279653c1a3d4b5566498c9005
draw 8 10 8 LS 11 9 12 11 3 7 10 +10 10 11 3 11 10 +8 L 5 11 10 6 8 L 7 12 9 6 6 6 2 x2 5 3 11 +2 7 0 9 11 10 1 11 12 LS 10 9 6 5 4 9 8 7 8 +6 10 12 L 10 11 5 12 8 8 12 T3 9 11 11 4 4 7 6 12 5 +4 9 12 T3 8 2 T3 12 9 7 LS 4 7 12 12 10 12 9
moves s s s s s s s s s s s s s s s s s s s s s s s s s
');
CREATE TABLE "node" ("name" text not null primary key, "beat_at" bigint not null);
insert into node values('ping',0);
CREATE TABLE "milestone" ("table_id" text not null, "seq" integer not null, "digest" text not null, "text" text not null, constraint "milestone_key" primary key ("table_id", "seq"));
CREATE TABLE "result" ("table_id" text not null primary key, "date" text not null, "board" text not null, "player" text not null, "name" text not null, "score" integer not null, "total" integer not null, "rounds" integer not null, "won" integer not null, "finished_at" bigint not null);
insert into result values('YFN9EDGGAGND899VHGEYPE3Z','2026-11-18','solo','1aeb305eae63ed6e','Ann',78,211,27,1,1794986541164);
CREATE TABLE "hidden" ("player" text not null primary key);
CREATE TABLE "secret" ("name" text not null primary key, "value" text not null);
insert into secret values('daily','92a9846393b6ba01014b9f13e49e348db326e5779058622dc31cc336a86214bd');
CREATE INDEX "game_table_created" on "game_table" ("created_at");
CREATE INDEX "game_table_listed" on "game_table" ("listed_at") where "listing" is not null;
CREATE INDEX "due_at" on "due" ("due_at");
CREATE INDEX "token_member" on "token" ("table_id", "member");
CREATE INDEX "pass_member" on "pass" ("table_id", "member");
CREATE INDEX "pass_expires" on "pass" ("expires_at");
CREATE UNIQUE INDEX "result_try" on "result" ("date", "board", "player");
CREATE INDEX "result_player" on "result" ("player", "board", "date");
CREATE UNIQUE INDEX "event_command_once" on "event" ("table_id", "command") where "command" not like '%.%';
