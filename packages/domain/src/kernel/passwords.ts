import type { ValidationKey } from './validation-words.ts'

/** Words at the heart of the passwords most often leaked, in French and English (PRV-40). */
const common = new Set(
  'password motdepasse passe pass azerty azertyuiop qwerty qwertyuiop qwertz azertyui bonjour soleil welcome bienvenue admin administrateur administrator root login secret changeme changezmoi letmein iloveyou jetaime doudou loulou chouchou france paris marseille lyon football princess princesse master monkey dragon sunshine superman batman pokemon starwars summer winter spring automne printemps ete hiver janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi vendredi dimanche abcdef abcd qsdfgh asdfgh wxcvbn zxcvbn trustno test testtest user guest invite formation entreprise company nicolas thomas camille marine julien alexandre chocolat cheval'.split(
    ' ',
  ),
)
const alike: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }

/** Whether a password is a common word dressed with digits and signs: "Azerty123!", "P@ssw0rd2026!" (PRV-40). */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const letters = plain.replace(/[^a-z]/g, '')
  const core = plain.replace(/^[^a-z@$]+|[^a-z]+$/g, '').replace(/[@431!0$57]/g, (sign) => alike[sign] ?? sign)
  return [letters, core.replace(/[^a-z]/g, '')].some((word) => common.has(word))
}

/** The rules a password must follow, in the order a form shows them (PRV-40). */
export const passwordRules: readonly { key: ValidationKey; follows: (password: string) => boolean }[] = [
  { key: 'passwordLength', follows: (password) => [...password].length >= 8 },
  { key: 'passwordLower', follows: (password) => /\p{Ll}/u.test(password) },
  { key: 'passwordUpper', follows: (password) => /\p{Lu}/u.test(password) },
  { key: 'passwordDigit', follows: (password) => /\d/.test(password) },
  { key: 'passwordSpecial', follows: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
  { key: 'passwordCommon', follows: (password) => !isCommonPassword(password) },
]
