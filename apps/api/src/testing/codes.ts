/** What opens something to whoever knows it, in place of a number. */
export type Codes = {
  link: string
  passwordLink: string
  session: string
  personalUrl: string
  personalCode: string
  bill: string
  checkout: string
  registration: string
  unsubscribe: string
  sms: string
  picture: string
  door: string
  passage: string
  wallet: string
  file: string
}
