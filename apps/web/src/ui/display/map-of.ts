/** A place on a map kept elsewhere, without a tracker: opened by whoever asks. */
export const mapOf = (address: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
