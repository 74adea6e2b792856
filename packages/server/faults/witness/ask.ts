/** A request over HTTP, as any program would make it. */
export interface Asked {
  readonly status: number;
  readonly text: string;
}

export interface Request {
  readonly token?: string;
  /** Sent as JSON, by POST. */
  readonly body?: unknown;
  /** How long to wait for an answer. */
  readonly patience?: number;
}

const USUAL_PATIENCE_MS = 5000;

/** Null if no answer came: whether anything was done is then not known. */
export async function ask(url: string, { token, body, patience = USUAL_PATIENCE_MS }: Request): Promise<Asked | null> {
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}
