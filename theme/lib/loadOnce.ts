/**
 * Creates a loader that requests each address once and shares the result. A later call retries a failed request.
 *
 * @param read turns the response into the value.
 * @returns the loader; it rejects for a failed request.
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
