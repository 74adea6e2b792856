// What is played, what is counted, what it says, who is better. The pool of threads is apart: @turn7/simulator/pool.
export { playGames, type Table, type Task } from './play.ts';
export { LONGEST, Tally } from './tally.ts';
export { type Chunk, Chunks } from './chunks.ts';
export { TaskPlayer, type Report, Reports } from './report.ts';
export { type EntrySummary, meanOf, rateOf, type Summary, summaryCsv, summaryOf } from './summary.ts';
export { type Match, matchesOf, type MatchResult, resultFor, tableOf, winRateOf } from './ladder.ts';
export { errorOfLead, gamesToLead } from './lead.ts';
export { type Rating, ratingsOf } from './rating.ts';
