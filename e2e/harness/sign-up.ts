import type { Mailbox } from './mailbox.ts'
import type { Visitor } from './visitor.ts'

export type Newcomer = { first_name: string; last_name: string; mail: string }

const patience = 30_000

/** From the button of an event to its registration, through a new account: the code is read in the mailbox. */
export async function signUpThrough(visitor: Visitor, mailbox: Mailbox, person: Newcomer): Promise<void> {
  const { page } = visitor
  await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
  await page.getByRole('link', { name: 'Créer un compte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Créer un compte' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('textbox', { name: 'Prénom' }).fill(person.first_name)
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(person.last_name)
  await page.getByLabel(/^Adresse mail( \*)?$/).fill(person.mail)
  await page.getByLabel('Téléphone').fill('0612345678')
  await page.getByLabel(/^Mot de passe( \*)?$/).fill('Bruyère-Sauvage-2026')
  await page.getByLabel('J’accepte les conditions d’utilisation').check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vérifier votre adresse' }).waitFor()
  await visitor.expectAccessible()
  const { subject } = await mailbox.waitFor(person.mail, /code de validation/)
  await page.getByLabel('Code reçu par mail').fill(/\d{6}/.exec(subject ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(/\/events\/\d+\/signin/, { timeout: patience })
}

/** From the button of an event to its registration, without an account: the address is proved by the code read in the mailbox. */
export async function enterByCode(visitor: Visitor, mailbox: Mailbox, person: Newcomer): Promise<void> {
  const { page } = visitor
  await page.getByRole('textbox', { name: 'Prénom' }).fill(person.first_name)
  await visitor.expectAccessible()
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(person.last_name)
  await page.getByRole('textbox', { name: /^(Adresse )?[Mm]ail/ }).fill(person.mail)
  await page.getByRole('button', { name: 'Recevoir mon code' }).click()
  await page.getByRole('heading', { level: 1, name: 'Votre code' }).waitFor()
  await visitor.expectAccessible()
  const { subject } = await mailbox.waitFor(person.mail, /code de validation/)
  await page.getByLabel('Code reçu par mail').fill(/\d{6}/.exec(subject ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(/\/events\/\d+\/signin/, { timeout: patience })
}
