import { quizStatus } from '@kxo/domain/quizzes/kinds'
import { adminQuiz, adminTest } from '@kxo/domain/quizzes/paths'
import { vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import QuizPage from './quiz-page.tsx'
import TestPage from './test-page.tsx'

/** A published quiz on the wire, whose questions have since changed. */
export const wireQuiz = {
  id: 4,
  kind: 1,
  title: 'Lire un bilan',
  status: quizStatus.codeOf('published'),
  test_type: null,
  instructions: '',
  pass_mark: 70,
  attempts: 2,
  counted: 1,
  minutes: null,
  is_shuffled: false,
  feedback: 2,
  passed_text: '',
  failed_text: '',
  questions: [
    {
      kind: 'single',
      id: 'aaaa1111',
      statement: 'Où est l’actif ?',
      explanation: '',
      objective: 'Lire',
      points: 2,
      choices: [
        { text: 'À gauche', is_right: true },
        { text: 'À droite', is_right: false },
      ],
    },
    { kind: 'trueFalse', id: 'bbbb2222', statement: 'Un bilan est équilibré.', explanation: '', objective: '', points: 1, is_true: true },
  ],
  published_number: 3,
  is_changed: true,
  cancelled: [],
  version: 7,
  events: 2,
  taken: 10,
  average: 82,
  pass_rate: 60,
  to_mark: 1,
}

type Sent = { path: string; body: unknown }
type Refusal = { status: number; body: object }
type Served = {
  quiz?: object
  /** What is answered instead of success, by the part of the address it is about. */
  refusals?: Readonly<Record<string, Refusal>>
  /** What is read beside the quiz, by the part of the address that follows it. */
  reads?: Readonly<Record<string, unknown>>
  /** What an act answers other than the quiz, by the part of the address it is about. */
  answers?: Readonly<Record<string, object>>
}

/** An API that has one quiz and saves what it is sent. */
export function serveQuiz({ quiz = {}, refusals = {}, reads = {}, answers = {} }: Served = {}) {
  const sent: Sent[] = []
  const read: string[] = []
  const served = { ...wireQuiz, ...quiz }
  const server = { sent, read, quiz: served, refusals }
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = String(address.split('/quizzes/')[1] ?? address)
    if (method === 'GET') {
      if (address.includes('/quizzes/')) read.push(path)
      const part = Object.keys(reads).find((one) => path.includes(one))
      return Response.json(part ? reads[part] : address.includes('/quizzes/') ? server.quiz : {})
    }
    const content = body ? JSON.parse(body) : null
    sent.push({ path: `${method} ${path}`, body: content })
    const refused = Object.entries(server.refusals).find(([part]) => path.includes(part) || part === method)?.[1]
    if (refused) return Response.json(refused.body, { status: refused.status })
    const answer = Object.entries(answers).find(([part]) => path.includes(part))?.[1]
    if (answer) return Response.json(answer)
    if (method === 'DELETE') return Response.json({ done: true })
    if (method === 'PATCH') server.quiz = { ...server.quiz, ...content, version: server.quiz.version + 1 }
    if (path.includes('publication'))
      server.quiz = { ...server.quiz, status: quizStatus.codeOf('published'), is_changed: false, published_number: 4 }
    return Response.json(path === '' || path.includes('copies') ? { ...server.quiz, id: 9 } : server.quiz, {
      status: path === '' || path.includes('copies') ? 201 : 200,
    })
  })
  return server
}

type Shown = Served & { id?: number | 'new'; isTest?: boolean; user?: object; search?: string }

/** Draws the page of a quiz, or of a test, for an administrator, before such an API. */
export function showQuiz({ id = 4, isTest = false, user = {}, search = '', ...served }: Shown = {}) {
  const server = serveQuiz(served)
  const address = isTest ? adminTest : adminQuiz
  const shown = showPage(isTest ? TestPage : QuizPage, {
    viewer: viewerAt(tenantOf('forma'), { user: { is_admin: true, profile_code: 'ADM', ...user } }),
    path: address.pattern.replaceAll(/:(\w+)/g, '$$$1'),
    at: `${address(id)}${search}`,
  })
  return { server, ...shown }
}
