import { lazy } from 'react'

/** The way to what waits for an answer, beside one's own registration. */
export const QuestionnaireLink = lazy(() => import('./answering/questionnaire-link.tsx'))
