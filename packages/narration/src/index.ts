// A game told in a language. The languages themselves are @turn7/narration/languages, what each says @turn7/narration/en.
export { type Name, type Narrator, nameIn } from './narration.ts';
export { isolated } from './isolated.ts';
export { type StoryLine, storyLines } from './story-lines.ts';
export { lineText, questionText, roundText, sentence } from './story.ts';
export { adviceText, answerText } from './advice.ts';
export { cardText, choiceText, type ReviewedGame, type Reviewing, summaryText, turnText } from './review.ts';
