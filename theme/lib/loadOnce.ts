/**
 * Loads an address once: whoever asks again gets the same. What failed is asked for again.
 *
 * @param read turns the response into the value.
 * @returns what loads an address; it rejects when that cannot be loaded.
 */
export function loadOnce<Value>(read: (response: Response) => Promise<Value>) {
  const loaded = new Map<string, Promise<Value>>();

  const load = async (address: string) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return read(response);
  };

  return (address: string): Promise<Value> => {
    const known = loaded.get(address);
    if (known) return known;
    const loading = load(address);
    loaded.set(address, loading);
    loading.catch(() => loaded.delete(address));
    return loading;
  };
}
