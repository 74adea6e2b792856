export { stayAt } from './stay.ts';
