CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
insert into kysely_migration values('001-log','2026-11-18T03:53:27.852Z');
insert into kysely_migration values('002-milestone','2026-11-18T03:53:27.893Z');
insert into kysely_migration values('003-publisher','2026-11-18T03:53:27.895Z');
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
insert into kysely_migration_lock values('migration_lock',0);
CREATE TABLE "event" ("table_id" text not null, "seq" integer not null, "at" bigint not null, "command" text, "body" text not null, constraint "event_key" primary key ("table_id", "seq"));
insert into event values('ZFE4E6',1,1794974010268,null,'{"kind":"opened","options":{"seats":8,"target":20,"decks":null,"originalTurnThree":false,"clock":60,"spectators":true,"listed":true,"coach":true},"secret":"25435a3e093f6c7a6441fe22b350982e74b3f98acbe3610930f1347bd13af621"}');
insert into event values('ZFE4E6',2,1794974010478,null,'{"kind":"joined","member":1,"name":"Ann","seated":true}');
insert into event values('ZFE4E6',3,1794974011096,null,'{"kind":"joined","member":2,"name":"Ben","seated":true}');
insert into event values('ZFE4E6',4,1794974011296,'1:start:jicVeD7s','{"kind":"started","game":1,"secret":"2ee915ecb52f7b44fc0b9582dfaa65b77b473ef610701397997c9e3c0cde04dc"}');
insert into event values('ZFE4E6',5,1794974011892,'2:2866fce4-eef0-4cd0-8819-3b65ea9ed329:nvycjlHf','{"kind":"chose","seat":1,"choice":0,"by":"person"}');
insert into event values('ZFE4E6',6,1794974012300,'2:544fce5e-7d2d-4c6a-9822-520b1f79b803:4urFtswZ','{"kind":"chose","seat":1,"choice":"hit","by":"person"}');
insert into event values('ZFE4E6',7,1794974012621,'2:d1f1d69f-4507-436d-b080-6eb91ff59adf:nxzPe9JY','{"kind":"chose","seat":1,"choice":"stay","by":"person"}');
insert into event values('ZFE4E6',8,1794974012977,'1:again:jicVeD7s','{"kind":"started","game":2,"secret":"5e1f8b1f7f3ff98e4f38cf61ae5273a346f0318c9a1ff86150708a9f30957987"}');
insert into event values('sheet:FJAWTV',1,1794974013114,null,'{"format":"turn7 score sheet 1","id":"evening","startedAt":1700000000000,"title":"","target":200,"decks":null,"players":[{"id":1,"name":"Ann","left":false},{"id":2,"name":"Ben","left":false}],"dealer":1,"rounds":[{"entries":{"1":{"kind":"points","points":21}},"seen":[]}],"shuffledIn":0}');
insert into event values('sheet:FJAWTV',2,1794974013317,'1:first:lkF1PGKh','{"id":"first","change":{"kind":"entry","round":0,"player":1,"entry":{"kind":"points","points":21}}}');
CREATE TABLE "game_table" ("table_id" text not null primary key, "created_at" bigint not null, "listing" text, "listed_at" bigint not null, "publisher" text);
insert into game_table values('ZFE4E6',1794974010268,null,1794974010268,'Hd7GHqQ-yGLQ');
insert into game_table values('sheet:FJAWTV',1794974013114,null,1794974013114,null);
CREATE TABLE "due" ("table_id" text not null primary key, "due_at" bigint not null);
CREATE TABLE "token" ("hash" text not null primary key, "table_id" text not null, "member" integer not null);
insert into token values('3e7f22131bab85d884b8671558bd490406f05930398b380e742d5a52913cb86a','ZFE4E6',1);
insert into token values('1cfa55f68038b52b1ece4bea1bfd6ac5b4d54e63f15b11717921410a45ab5480','ZFE4E6',2);
insert into token values('b7d449956ab527a41f5fd547ef3f0507229747fe7c1ea185dc38faaddea17292','sheet:FJAWTV',1);
CREATE TABLE "pass" ("hash" text not null primary key, "table_id" text not null, "member" integer not null, "expires_at" bigint not null);
CREATE TABLE "record" ("table_id" text not null, "game" integer not null, "finished_at" bigint not null, "text" text not null, constraint "record_key" primary key ("table_id", "game"));
insert into record values('ZFE4E6',1,1794974012621,'turn7 record 1
date 2026-11-18T03:53:31.296Z
players Ann | Ben
dealer 1
target 20
commitment 3c4a83be7eefe54763f53e80d574bf43f5b15ea55e3631fd577e80d324affa7b
seeds - | -
secret 25435a3e093f6c7a6441fe22b350982e74b3f98acbe3610930f1347bd13af621
draw L 12 10 9 5 4 8 7 11 +10 11 11 10 9 LS 11 6 12 10 T3 7 0 10 11 3 7 +8 5 6 L 9 8 L 4 10 12 5 8 5 11 12 7 11 T3 11 9 12 10 9 7 LS 9 7 11 3 8 9 9 12 7 6 12 12 12 12 1 10 12 9 3 6 11 4 5 12 +2 11 LS 2 10 10 T3 8 +4 2 8 8 4 +6 x2 10 6 8 6
moves >1 h s
');
CREATE TABLE "node" ("name" text not null primary key, "beat_at" bigint not null);
CREATE TABLE "milestone" ("table_id" text not null, "seq" integer not null, "digest" text not null, "text" text not null, constraint "milestone_key" primary key ("table_id", "seq"));
CREATE UNIQUE INDEX "event_command" on "event" ("table_id", "command") where "command" is not null;
CREATE INDEX "game_table_created" on "game_table" ("created_at");
CREATE INDEX "game_table_listed" on "game_table" ("listed_at") where "listing" is not null;
CREATE INDEX "due_at" on "due" ("due_at");
CREATE INDEX "token_member" on "token" ("table_id", "member");
CREATE INDEX "pass_member" on "pass" ("table_id", "member");
CREATE INDEX "pass_expires" on "pass" ("expires_at");
