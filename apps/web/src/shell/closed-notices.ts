const key = 'closed_notices'

/** Notices the person closed: hidden until the browser's tab is. */
export function closedNotices(): readonly number[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

export function closeNotice(id: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...closedNotices(), id]))
  } catch {
    // Told again on the next page.
  }
}
