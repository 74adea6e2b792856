/** Opens and closes the review of a replay. */
import { Icon } from '../../ui/icon.tsx';
import { useChapter } from '../../words/texts.ts';

interface ReviewButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

export function ReviewButton({ isOpen, onPress }: ReviewButtonProps) {
  const t = useChapter('review');
  return (
    <button type="button" class="btn review-button" aria-pressed={isOpen} onClick={onPress}>
      <Icon name="chart" />
      {t.title}
    </button>
  );
}
