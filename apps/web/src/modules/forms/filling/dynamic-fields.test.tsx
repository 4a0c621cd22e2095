import type { DrawnField } from '@kxo/domain/forms/inputs/field'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import type * as textField from '../../../ui/fields/text-field.tsx'
import { DynamicForm } from './dynamic-form.tsx'

const drawn: string[] = []
vi.mock('../../../ui/fields/text-field.tsx', async (actual) => {
  const { TextField, ...others } = await actual<typeof textField>()
  return {
    ...others,
    TextField: (props: Parameters<typeof TextField>[0]) => {
      drawn.push(props.name)
      return <TextField {...props} />
    },
  }
})
afterEach(cleanup)

const field = (name: string, shown_when: DrawnField['shown_when'] = null): DrawnField => ({
  id: name.length,
  rank: 0,
  section: '',
  name,
  label: name,
  help: '',
  purpose: '',
  input_type: 'text',
  is_required: false,
  minimum: null,
  maximum: null,
  options: [],
  terms: null,
  is_for_admins: false,
  shown_when,
})
const fields = [field('job'), field('town'), field('street'), field('wing', { field: 'town', value: 'Lyon' })]
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

test('a key draws no other question again, however many there are; the answer that decides another shows it', async () => {
  showPage(() => <DynamicForm fields={fields} guards={false} save={async () => undefined} />)
  await screen.findByLabelText('street')
  // The first change of all makes the form one that holds something.
  type('job', 'a')
  drawn.length = 0
  type('job', 'ab')
  // A field follows its own value: nothing is drawn again from above.
  expect(drawn).toEqual([])
  expect(screen.queryByLabelText('wing')).toBeNull()
  type('town', 'Lyon')
  expect(screen.getByLabelText('wing')).toBeTruthy()
})

/** Inputs on the screen each time it is drawn. */
const counts: number[] = []
function Counter() {
  useLayoutEffect(() => void counts.push(screen.queryAllByRole('textbox').length))
  return null
}

test('a long form stands at once with what a screen holds, and the rest follows without an act', async () => {
  const many = Array.from({ length: 60 }, (_, rank) => field(`question_${rank}`))
  showPage(() => (
    <>
      <DynamicForm fields={many} guards={false} save={async () => undefined} />
      <Counter />
    </>
  ))
  // Sixty fields are a second's work on a machine that does something else.
  await screen.findByLabelText('question_59', undefined, { timeout: 10_000 })
  expect(counts[0]).toBe(40)
  expect(screen.getAllByRole('textbox')).toHaveLength(60)
})
