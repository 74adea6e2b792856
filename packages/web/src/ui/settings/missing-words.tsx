/** That the language that was chosen is not there, beside where it is chosen. */
import { useSignal } from '../../device/signal.ts';
import { isForeign, loadWished } from '../../words/texts.ts';
import { MissingPart } from '../missing-part.tsx';

export const MissingWords = () => (useSignal(isForeign) ? <MissingPart again={loadWished} /> : null);
