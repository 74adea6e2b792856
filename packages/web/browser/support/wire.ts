/** The way from a page to its table, or to a shared score, which a test may cut and mend. */
import type { Page, WebSocketRoute } from '@playwright/test';

export class Wire {
  #isCut = false;
  #ends: WebSocketRoute[] = [];

  /** Before the page connects. */
  static async of(page: Page): Promise<Wire> {
    const wire = new Wire();
    await page.routeWebSocket(/\/socket$/, (socket) => wire.#connect(socket));
    return wire;
  }

  #connect(socket: WebSocketRoute): void {
    if (this.#isCut) void socket.close();
    else this.#ends.push(socket, socket.connectToServer());
  }

  /** Both ends notice that the other is gone. */
  async cut(): Promise<void> {
    this.#isCut = true;
    await Promise.all(this.#ends.map((end) => end.close()));
    this.#ends = [];
  }

  mend(): void {
    this.#isCut = false;
  }
}
