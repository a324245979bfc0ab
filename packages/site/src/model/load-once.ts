/** Loads each resource once; a failed load is retried at the next call. */
export function loadOnce<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (name) => {
    const loading = loads.get(name) ?? load(name);
    loads.set(name, loading);
    loading.catch(() => loads.delete(name));
    return loading;
  };
}
