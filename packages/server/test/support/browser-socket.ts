/** What browsers have as `WebSocket`, and Node from 22 on. They throw nothing when a connection fails. */
import { WebSocket } from 'ws';

export class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => {});
  }
}
