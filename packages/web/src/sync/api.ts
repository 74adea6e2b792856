/** The server that this page came from. */
import { Api } from '@turn7/client';

export const api = new Api();
