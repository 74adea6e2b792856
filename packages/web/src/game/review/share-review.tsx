/** Passes a review on: as a picture, and as a link that opens it. */
import { writeRecord } from '@turn7/engine';
import type { Grade, Review } from '@turn7/strategy';
import { useEffect, useState } from 'preact/hooks';
import { CopyLink } from '../../ui/copy-link.tsx';
import { download } from '../../ui/download-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { capitalised, number } from '../../words/format.ts';
import { useChapter, useTexts } from '../../words/texts.ts';
import { lastFrame, type Replay } from '../replay/replay.ts';
import { replayAddress, withReview } from '../replay/replay-link.ts';
import { MOST_HIGHLIGHTED } from '../summary/totals.ts';
import type { Focus } from './chances.ts';
import { inksOf } from './inks.ts';
import type { PartBar } from './parts.ts';
import { drawPicture } from './picture.ts';
import { partName } from './told.ts';

interface ShareReviewProps extends Focus {
  readonly review: Review;
  readonly replay: Replay;
}

const FILE_NAME = 'turn7-review.png';

export function ShareReview({ review, replay, me, meant }: ShareReviewProps) {
  const t = useChapter('review');
  const { summary } = useTexts();
  const [isFailed, setFailed] = useState(false);
  const link = useReviewLink(replay);

  const picture = async (): Promise<File> => {
    const leftOut = Math.max(0, review.seats.length - MOST_HIGHLIGHTED);
    const winner = review.winner === null ? null : (review.seats[review.winner]?.name ?? null);
    const words = {
      title: t.title,
      result: review.finished
        ? summary.shared(winner, review.rounds.length)
        : t.unfinishedGame(number(review.rounds.length)),
      chances: t.chances,
      round: t.round,
      parts: t.luckAndSkill,
      addsUp: t.addsUp,
      part: (part: PartBar['part']) => (part === 'result' && !review.finished ? t.soFar : partName(part, t)),
      accuracy: capitalised(t.told.accuracy),
      grade: (grade: Grade) => t.told.grades[grade],
      leftOut: leftOut > 0 ? t.notPictured(leftOut) : '',
      foot: t.pictureFoot(location.host),
    };
    await document.fonts.ready; // a canvas does not wait for them
    const canvas = drawPicture({ review, last: lastFrame(replay), me, meant }, words, inksOf(document));
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('the browser made no picture of the canvas');
    return new File([blob], FILE_NAME, { type: blob.type });
  };
  const handOn = async (hand: (file: File) => void | Promise<void>) => {
    const made = await picture().catch(() => null);
    setFailed(made === null);
    if (made !== null) await hand(made);
  };
  return (
    <section class="panel review-panel" aria-labelledby="review-share">
      <h2 id="review-share">{t.sharing}</h2>
      <div class="review-ways">
        <button type="button" class="btn" onClick={() => void handOn((file) => download(file.name, file))}>
          <Icon name="down" />
          {t.savePicture}
        </button>
        {canShareFiles() && (
          <button type="button" class="btn" onClick={() => void handOn((file) => shared(file, link))}>
            <Icon name="share" />
            {t.sharePicture}
          </button>
        )}
        <CopyLink link={link} words={{ copy: t.link, copied: t.linkCopied, copyYourself: t.linkByHand }} />
      </div>
      <p class="field-error" role="alert">
        {isFailed && t.noPicture}
      </p>
    </section>
  );
}

/** Some browsers share links but no files. */
function canShareFiles(): boolean {
  const empty = new File([], FILE_NAME, { type: 'image/png' });
  return navigator.canShare?.({ files: [empty] }) ?? false;
}

/** Whoever closes the share sheet has changed their mind; that is no error. */
const shared = (file: File, link: string): Promise<void> =>
  navigator.share({ files: [file], title: 'Turn 7', text: link }).catch(() => undefined);

/** The game travels inside its link: those it is sent to have no place at the table. Until it is packed, the front page. */
function useReviewLink({ record }: Replay): string {
  const [path, setPath] = useState('/');
  useEffect(() => {
    void replayAddress(writeRecord(record)).then((address) => setPath(withReview(address)));
  }, [record]);
  return new URL(path, location.origin).href;
}
