/** Where browsers have their notifications carried; a device that names another address is refused, so that the server calls nothing else. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)*push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*push\.apple\.com$/,
]

/** Whether notifications may be handed to this address; `others` are origins the installation trusts besides. */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username } = new URL(endpoint)
  if (username !== '') return false
  if (others.includes(origin)) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}
