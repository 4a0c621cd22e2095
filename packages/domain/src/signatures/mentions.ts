import type { AgreementKind, Mention, OrganiserPart } from './agreement-legal.ts'
import type { AgreementContent, WrittenText } from './content.ts'

/** What may be lacking, by its key. */
export const mentions = [
  'nature',
  'prior_level',
  'conduct',
  'trainers',
  'payment',
  'goal',
  'means',
  'period',
  'follow_up',
  'price',
] as const satisfies readonly Mention[]

type Said = Pick<AgreementContent, WrittenText | 'title' | 'minutes' | 'start_date' | 'amount'>
type Test = (said: Said) => boolean

const has =
  (...keys: WrittenText[]): Test =>
  (said) =>
    keys.every((key) => said[key].trim() !== '')
/** Each line says something of whoever it names. */
const saysTitles: Test = ({ trainer_titles }) =>
  trainer_titles.trim() !== '' && trainer_titles.split('\n').every((line) => !/:\s*$/.test(line))
const goal: Test = (said) => said.title.trim() !== '' && has('objective', 'programme')(said)
const period: Test = ({ minutes, start_date }) => minutes > 0 && start_date !== null

/** What each kind must say before anybody signs: the five items of L6353-4 for an individual (FOR-04), those of D6353-1 for the others (FOR-02). */
const required: Readonly<Record<AgreementKind, readonly (readonly [Mention, Test])[]>> = {
  convention: [
    ['goal', goal],
    ['means', has('methods')],
    ['period', period],
    ['follow_up', has('assessment', 'sanction')],
    ['price', has('payment_terms')],
  ],
  individual: [
    ['nature', (said) => goal(said) && period(said) && has('headcount')(said)],
    ['prior_level', has('prior_level')],
    ['conduct', has('methods', 'assessment', 'sanction')],
    ['trainers', saysTitles],
    ['payment', has('payment_terms', 'early_end')],
  ],
  subcontract: [
    ['goal', goal],
    ['means', has('methods')],
    ['period', period],
    ['follow_up', has('assessment')],
    ['price', (said) => said.amount > 0 && has('payment_terms')(said)],
  ],
  service: [
    ['period', period],
    ['price', (said) => said.amount > 0 && has('payment_terms')(said)],
  ],
}

/** What an agreement still lacks; nobody signs while it lacks anything (FOR-02, FOR-04). */
export const lackingMentions = (kind: AgreementKind, said: Said): Mention[] =>
  required[kind].filter(([, test]) => !test(said)).map(([mention]) => mention)

/** What a contract says of who organises, by its key: without it the product draws none up by itself; `signatory` is somebody to countersign it. */
export const organiserParts = ['organiser_address', 'activity_number', 'signatory'] as const satisfies readonly OrganiserPart[]

/** What an organisation still lacks to bind itself by a contract (FOR-03). */
export const lackingOfOrganiser = ({ address, activity_number }: AgreementContent['body']): OrganiserPart[] => [
  ...(/[^\s,]/.test(address) ? [] : (['organiser_address'] as const)),
  ...(activity_number.trim() === '' ? (['activity_number'] as const) : []),
]
