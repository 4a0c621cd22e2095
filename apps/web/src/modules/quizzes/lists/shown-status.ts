import { type QuizStatus, quizStatus } from '@kxo/domain/quizzes/kinds'
import type { Search } from '../../../ui/navigation/address.ts'

/** Quizzes of which status an address lists: those that may be given, unless it says. */
export const shownStatus = ({ status }: Search): QuizStatus => (quizStatus.is(status) ? status : 'published')
