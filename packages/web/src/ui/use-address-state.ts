/** What is set on a screen and stands in its address: a link that is followed sets it, and every change is written there. */
import { useMemo, useState } from 'preact/hooks';
import { type Address, address, keepAddress } from '../device/address.ts';
import { useSignal } from '../device/signal.ts';

interface Changed<T> {
  /** Since which opening of an address. */
  readonly since: Address;
  readonly value: T;
}

/** `given`: what stands behind the question mark or the hash. */
export function useAddressState<T>(
  given: string,
  read: (given: string) => T,
  addressOf: (value: T) => string,
): readonly [T, (value: T) => void] {
  const since = useSignal(address); // another one even if a link leads to the same address
  const first = useMemo(() => read(given), [since]);
  const [changed, setChanged] = useState<Changed<T> | null>(null);
  const change = (value: T) => {
    setChanged({ since, value });
    keepAddress(addressOf(value));
  };
  return [changed?.since === since ? changed.value : first, change];
}
