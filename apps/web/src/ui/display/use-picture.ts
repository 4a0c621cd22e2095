import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** Address of a picture only the session may read, for an `<img>`; null while it loads and when there is none. */
export function usePicture(key: readonly unknown[], load: ((signal: AbortSignal) => Promise<{ blob: Blob }>) | null): string | null {
  const { data } = useQuery({
    queryKey: key,
    queryFn: load ? async ({ signal }) => (await load(signal)).blob : skipToken,
    // Another picture has another key.
    staleTime: 'static',
    retry: false,
    // Some are read by an act, and an act reads the screen again: read with it, one would be read without end.
    meta: { writes: true },
  })
  const isCurrent = load !== null
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!data || !isCurrent) return setAddress(null)
    const made = URL.createObjectURL(data)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [data, isCurrent])
  return address
}
