export { rulings as texts } from '@turn7/narration/en/rulings';
