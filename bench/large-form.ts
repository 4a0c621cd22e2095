import { formsContract } from '@kxo/domain/forms/contract'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { adminForm } from '@kxo/domain/forms/paths'
import { chromium, type Page } from 'playwright-core'
import { worlds } from '../apps/api/seeds/worlds.ts'
import { seedDemo } from '../apps/api/src/seed.ts'
import { callAs } from '../apps/api/src/testing/world.ts'
import { goHome, signIn } from '../e2e/harness/sign-in.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { buildWeb } from '../scripts/web-build.mjs'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const questions = 200
const keystrokes = 40
/** What a person feels as at once, and the time of one frame: milliseconds. */
const budget = { render: 200, key: 1000 / 60 }

/** Of every type but those that hold a text of their own, a tenth of them shown by the answer to the one before. */
function fieldOf(rank: number): FieldDraft {
  const types = inputType.keys.filter((type) => !['terms', 'programme', 'matrix', 'richText'].includes(type))
  const input_type = rank % 4 < 3 ? 'text' : types[rank % types.length]!
  return {
    name: `question_${rank}`,
    label: `Question ${rank}`,
    help: '',
    purpose: '',
    input_type,
    is_required: rank % 5 === 0,
    is_for_admins: false,
    options: input_type === 'select' || input_type === 'multiSelect' ? ['Oui', 'Non', 'Peut-être'] : [],
    minimum: null,
    maximum: null,
    shown_when: rank % 10 === 9 ? { field: `question_${rank - 1}`, value: 'Oui' } : null,
    terms: null,
  }
}

/** In the page: what runs until the screen holds what was done, without the wait for the next frame. */
const measures = `
  globalThis.laidOut = async (act) => {
    const begun = performance.now()
    act()
    await new Promise((resolve) => setTimeout(resolve))
    document.body.offsetHeight
    return performance.now() - begun
  }
  globalThis.typeInto = async (input, times) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
    const taken = []
    input.focus()
    for (let n = 0; n < times; n++) {
      taken.push(await laidOut(() => { write.call(input, input.value + 'a'); input.dispatchEvent(new Event('input', { bubbles: true })) }))
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    return taken
  }
  globalThis.drawBare = (count) => laidOut(() => {
    const box = document.createElement('div')
    box.innerHTML = Array.from({ length: count }, (_, n) => '<p><label>Question ' + n + '<br><input></label></p>').join('')
    document.body.append(box)
    setTimeout(() => box.remove(), 50)
  })
  globalThis.typeBare = (times) => {
    const input = document.createElement('input')
    document.body.append(input)
    return typeInto(input, times)
  }
  globalThis.drawAgain = async (choice) => {
    const form = document.querySelector('form')
    const begun = performance.now()
    document.querySelector('input[value="' + choice + '"]').click()
    while (document.querySelector('form') === form) await new Promise((resolve) => setTimeout(resolve))
    document.body.offsetHeight
    const stood = performance.now() - begun
    while (!document.querySelector('form input[name="question_${questions - 2}"]')) await new Promise((resolve) => setTimeout(resolve))
    document.body.offsetHeight
    return [stood, performance.now() - begun]
  }
`
const inPage = async (page: Page, script: string): Promise<number[]> => [await page.evaluate<number | number[]>(script)].flat()

/** A form of 200 questions in a browser: how long it takes to stand, and what one key costs, in an answer and in the title of a rubric. */
export const run = async (): Promise<Figure[]> => {
  await buildWeb()
  return onPostgres(async (program) => {
    await seedDemo(program.services, program.jobs, worlds)
    const url = (await program.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
    const browser = await chromium.launch({ executablePath: findChromium() })
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
    const page = await context.newPage()
    const authorized = page.waitForRequest((request) => request.headers()['authorization'] !== undefined)
    await signIn(page, 'admin@forma.test')
    await goHome(page)
    const authorization = (await authorized).headers()['authorization'] ?? ''
    const sections = Array.from({ length: 4 }, (_, at) => ({
      title: `Rubrique ${at + 1}`,
      fields: Array.from({ length: questions / 4 }, (_unused, rank) => fieldOf((at * questions) / 4 + rank)),
    }))
    const clerk = { id: 0, mail: '', token: authorization.replace('Bearer ', '') }
    const body = { name: 'Grand formulaire', nature: 'subscription', category: 'other', sections } as const
    const { id } = await callAs(program, clerk, formsContract.create, { params: { client: 'forma' }, body })
    await page.goto(adminForm(id))
    await page
      .getByText(`Question ${questions - 2}`)
      .first()
      .waitFor()
    await page.evaluate(measures)
    const floor = [...(await inPage(page, `drawBare(${questions})`)), ...(await inPage(page, `drawBare(${questions})`))]
    const [stood, drawn]: [number[], number[]] = [[], []]
    for (const choice of ['admin', 'person', 'admin', 'person', 'admin']) {
      const [first = 0, last = 0] = await inPage(page, `drawAgain('${choice}')`)
      stood.push(first)
      drawn.push(last)
    }
    const bare = await inPage(page, `typeBare(${keystrokes})`)
    const answer = await inPage(page, `typeInto(document.querySelector('form input[name="question_1"]'), ${keystrokes})`)
    const title = await inPage(
      page,
      `typeInto([...document.querySelectorAll('input')].find(({ value }) => value === 'Rubrique 1'), ${keystrokes})`,
    )
    await browser.close()
    const [least, stands, whole] = [percentile(floor, 0.5), percentile(stood, 0.5), percentile(drawn, 0.5)]
    const key = percentile(bare, 0.5)
    const keyIn = (name: string, taken: readonly number[]): Figure[] => {
      const value = percentile(taken, 0.5)
      return [
        { name: `a key in ${name}, median`, value, unit: 'ms', ratio: value / key, aim: `≤ ${budget.key.toFixed(0)} ms, one frame` },
        { name: `a key in ${name}, p95`, value: percentile(taken, 0.95), unit: 'ms' },
      ]
    }
    return [
      { name: `${questions} bare inputs laid out by the browser (floor)`, value: least, unit: 'ms' },
      {
        name: `a form of ${questions} questions stands, median`,
        value: stands,
        unit: 'ms',
        ratio: stands / least,
        aim: `≤ ${budget.render} ms`,
      },
      { name: 'the last of its questions drawn, median', value: whole, unit: 'ms', ratio: whole / least },
      { name: 'a key in a bare input, median (floor)', value: key, unit: 'ms' },
      { name: 'a key in a bare input, p95', value: percentile(bare, 0.95), unit: 'ms' },
      ...keyIn('an answer', answer),
      ...keyIn('the title of a rubric being written', title),
    ]
  })
}
