/** Whether this device counts cards. It remembers. */
import { Signal } from '../../device/signal.ts';
import { deviceStorage } from '../../device/storage.ts';

const KEY = 'turn7 counter';

export const counterSwitch = new Signal(deviceStorage.getItem(KEY) === 'on');
counterSwitch.subscribe(() => deviceStorage.setItem(KEY, counterSwitch.value ? 'on' : 'off'));
