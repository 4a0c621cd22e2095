/** What the browser reads of a film before it leaves: how long it lasts, and a still picture of it. */
export type FilmRead = { seconds: number | null; poster: File | null }

const waitMs = 8000
const posterWidth = 480
const nothing: FilmRead = { seconds: null, poster: null }

/** A film this browser cannot read says nothing of itself: the server reads what it can. */
export async function readFilm(file: File): Promise<FilmRead> {
  const film = document.createElement('video')
  if (film.canPlayType(file.type) === '') return nothing
  const address = URL.createObjectURL(file)
  try {
    film.muted = true
    film.preload = 'auto'
    film.src = address
    await happens(film, 'loadeddata')
    const seconds = Number.isFinite(film.duration) && film.duration >= 0.5 ? Math.round(film.duration) : null
    film.currentTime = Math.min(1, (film.duration || 1) / 10)
    await happens(film, 'seeked')
    return { seconds, poster: await stillOf(film) }
  } catch {
    return nothing
  } finally {
    film.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

const happens = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(name)), waitMs)
    const settle = (end: () => void) => (): void => {
      clearTimeout(timer)
      end()
    }
    film.addEventListener(name, settle(resolve), { once: true })
    film.addEventListener(
      'error',
      settle(() => reject(new Error(name))),
      { once: true },
    )
  })

async function stillOf(film: HTMLVideoElement): Promise<File | null> {
  if (film.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = posterWidth
  canvas.height = Math.round((posterWidth * film.videoHeight) / film.videoWidth)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' })
}
