/** What somebody at an online table may want besides playing: others to come, to move to another device, or to leave. */
import { useId, useState } from 'preact/hooks';
import { goTo } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';
import { AskedEmbed } from '../game/embed/asked-embed.tsx';
import { useTableLink } from '../game/online/table-link.ts';
import type { Online } from '../game/session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useChapter, useTexts } from '../words/texts.ts';
import { ClockDialog } from './clock-dialog.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { Invitation } from './invitation.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { NoticeSwitch } from './notice-offer.tsx';
import type { TableOpening } from './table-opening.ts';

export interface TableMenuProps {
  readonly opening: TableOpening;
  readonly online: Online;
}

type OpenDialog = 'invite' | 'embed' | 'clock' | 'device' | 'leave' | null;

export function TableMenu({ opening, online }: TableMenuProps) {
  const { lobby: t } = useTexts();
  const { device, embed } = useChapter('online');
  const me = useSignal(online.me);
  const isMember = me !== null;
  const { host, options } = useSignal(online.lobby);
  const isHost = host === me && isMember;
  const { link } = useTableLink(online);
  const [open, setOpen] = useState<OpenDialog>(null);
  const id = useId();
  const close = () => setOpen(null);
  const show = (dialog: OpenDialog) => () => {
    document.getElementById(id)?.hidePopover();
    setOpen(dialog);
  };
  return (
    <>
      <button type="button" class="ib" aria-label={t.options.title} title={t.options.title} popovertarget={id}>
        <Icon name="share" />
      </button>
      <nav class="table-menu online-menu" id={id} popover="auto" aria-label={t.options.title}>
        <Item icon="share" words={t.invite.title} onClick={show('invite')} />
        {options.spectators && <Item icon="screen" words={embed} onClick={show('embed')} />}
        {isHost && <Item icon="clock" words={t.options.clock} onClick={show('clock')} />}
        {isMember && <NoticeSwitch class="menu-item" />}
        {isMember && <Item icon="phone" words={device.title} onClick={show('device')} />}
        <Item icon="away" words={t.leave.name} onClick={isMember ? show('leave') : () => goTo('/')} />
      </nav>
      <Dialog open={open === 'invite'} onClose={close} title={t.invite.title}>
        <Invitation online={online} />
      </Dialog>
      <AskedEmbed
        title={embed}
        asked={open === 'embed' ? { src: link.replace(/\/t\/(?=\w+$)/, '/embed/t/'), title: 'Turn 7' } : null}
        onClose={close}
      />
      {open === 'clock' && <ClockDialog online={online} onClose={close} />}
      {open === 'device' && <DeviceDialog opening={opening} onClose={close} />}
      {open === 'leave' && <LeaveDialog opening={opening} onClose={close} />}
    </>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onClick: () => void;
}

const Item = ({ icon, words, onClick }: ItemProps) => (
  <button type="button" class="menu-item" onClick={onClick}>
    <Icon name={icon} />
    {words}
  </button>
);
