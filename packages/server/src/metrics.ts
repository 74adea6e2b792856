/** What a node tells those who watch it, in the format of Prometheus. */
import type { ChosenBy, RefusalCode } from '@turn7/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from './store/store.ts';

/** Seconds. A commit takes a few milliseconds; whatever takes longer than a second is trouble. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is looked up only when somebody asks. */
export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** `call`: the name of the method that failed. */
type TellFailure = (call: string, args: readonly unknown[], error: unknown) => void;

export class Metrics {
  readonly #registry = new Registry();
  readonly #commands = new Histogram({
    name: 'turn7_command_seconds',
    help: 'Time from a command to its acknowledgement, by kind of command',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  /** By kind, looked up once. */
  readonly #times = new Map<string, Histogram.Internal<'kind'>>();
  readonly #refusals = this.#counter('turn7_refusals_total', 'What was refused, by code', ['code']);
  readonly #overtaken = this.#counter('turn7_overtaken_total', 'Lines that another node had written first');
  readonly #botChoices = this.#counter('turn7_bot_choices_total', 'Choices that bots made, by reason', ['by']);
  readonly #storeFailures = this.#counter('turn7_store_failures_total', 'Calls that the database failed');

  watch({ tables, sockets }: Gauges): void {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('turn7_tables_in_memory', 'Tables that this node has in memory', tables);
    this.#gauge('turn7_sockets', 'Open sockets', sockets);
  }

  /** A command was carried out, and so many milliseconds after it came. */
  acknowledged(kind: string, milliseconds: number): void {
    const times = this.#times.get(kind) ?? this.#commands.labels(kind);
    this.#times.set(kind, times);
    times.observe(milliseconds / 1000);
  }

  refused(code: RefusalCode): void {
    this.#refusals.inc({ code });
  }

  /** Somebody else had written the next line of a log. */
  overtaken(): void {
    this.#overtaken.inc();
  }

  /** A bot made a choice. */
  botChose(by: ChosenBy): void {
    this.#botChoices.inc({ by });
  }

  /** The same store, whose failures are counted, and told with what was asked. */
  counting(store: Store, tell: TellFailure): Store {
    const calls = new Map<string | symbol, unknown>();
    return new Proxy(store, {
      get: (target, name) => {
        if (!calls.has(name)) {
          const value: unknown = Reflect.get(target, name);
          const told = (args: readonly unknown[], error: unknown): void => tell(String(name), args, error);
          calls.set(name, typeof value === 'function' ? this.#countingFailures(value.bind(target), told) : value);
        }
        return calls.get(name);
      },
    });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #countingFailures(
    call: (...args: unknown[]) => Promise<unknown>,
    tell: (args: readonly unknown[], error: unknown) => void,
  ) {
    return (...args: unknown[]): Promise<unknown> => {
      const result = call(...args);
      result.catch((error: unknown) => {
        this.#storeFailures.inc();
        tell(args, error);
      });
      return result;
    };
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #gauge(name: string, help: string, look: () => number): void {
    const collect = function (this: Gauge): void {
      this.set(look());
    };
    new Gauge({ name, help, collect, registers: [this.#registry] });
  }
}
