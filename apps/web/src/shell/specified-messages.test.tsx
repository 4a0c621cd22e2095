import { makeLanguage } from '@kxo/domain/kernel/language'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { regionsWords } from '@kxo/domain/regions/words'
import { tasksWords } from '@kxo/domain/tasks/words'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { townsQuery } from '../modules/contacts/api.ts'
import { TownField } from '../modules/contacts/contact/town-field.tsx'
import { useSavedColumns } from '../modules/tenants/index.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { chooseLocale } from '../platform/locale.ts'
import { ViewerProvider } from '../platform/viewer.ts'
import { tenantOf, viewerAt } from '../platform/viewer-fixtures.ts'
import { isChunkFailure, setFailureReporter } from '../ui/feedback/failure.ts'
import { Denied, Failed } from '../ui/feedback/states.tsx'
import { readToasts, toast } from '../ui/feedback/toast.ts'
import { ToastArea } from '../ui/feedback/toast-area.tsx'
import { FileField } from '../ui/fields/file-field.tsx'
import { LanguageProvider } from '../ui/i18n/language.tsx'
import { Crash } from './crash.tsx'
import { withinChunkTime } from './router.tsx'

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate: async () => {} }),
}))
vi.mock('../modules/tenants/use-user-preferences.ts', () => ({
  useUserPreferences: () => ({
    fields: {},
    filters: {},
    isRead: true,
    isComing: false,
    keep: () => Promise.reject(new ApiError({ status: 500, code: 'x', message: 'x' })),
  }),
}))
afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) toast.dismiss(id)
  chooseLocale('fr')
})

const forma = tenantOf('forma')
const languageIn = (locale: Locale) => makeLanguage({ locale, glossary: glossaryOf({}) as never })
function In({ locale, queries = new QueryClient(), children }: { locale: Locale; queries?: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <LanguageProvider language={languageIn(locale)}>
        <ViewerProvider value={viewerAt(forma)}>
          {children}
          <ToastArea />
        </ViewerProvider>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

type FieldProps = { accept: readonly string[]; preview?: string; upload?: () => Promise<{ id: number; name: string }> }
const field = ({ accept, preview, upload = async () => ({ id: 1, name: 'a' }) }: FieldProps) => (
  <FileField
    label="Fichier"
    value={preview ? { id: 1, name: 'a.png', preview } : null}
    onChange={() => {}}
    accept={accept}
    maxBytes={1000}
    upload={upload}
  />
)
const give = (container: HTMLElement, type: string) =>
  act(async () => fireEvent.change(container.querySelector('input')!, { target: { files: [new File(['x'], 'a', { type })] } }))
const video = ['video/mp4', 'video/webm']

describe('what a screen says by itself, in both languages', () => {
  test.each<[Locale, string, string]>([
    ['fr', 'Accès refusé', 'Une erreur est survenue'],
    ['en', 'Access denied', 'An error occurred'],
  ])('%s: %s, %s', (locale, denied, failed) => {
    render(
      <In locale={locale}>
        <Denied />
        <Failed error={new Error('x')} />
      </In>,
    )
    screen.getByRole('heading', { name: denied })
    expect(screen.getByRole('alert').textContent).toContain(failed)
  })

  test.each<[Locale, string]>([
    ['fr', 'Aucune ville trouvée pour le code postal'],
    ['en', 'No town found for the postal code'],
  ])('%s: %s', async (locale, said) => {
    const queries = new QueryClient()
    queries.setQueryData(townsQuery('99999').queryKey, [])
    function Address() {
      const form = useForm({ defaultValues: { code_postal: '99999', town: '' } })
      return (
        <FormProvider {...form}>
          <TownField disabled={false} />
        </FormProvider>
      )
    }
    render(
      <In locale={locale} queries={queries}>
        <Address />
      </In>,
    )
    expect(await screen.findByText(said)).toBeDefined()
  })

  test.each<[Locale, string, string, string, string]>([
    [
      'fr',
      'Le fichier a été envoyé.',
      'La vidéo a été envoyée. Elle sera disponible dans quelques minutes.',
      'Une erreur s’est produite',
      'URL d’image invalide',
    ],
    [
      'en',
      'The file was uploaded.',
      'The video was uploaded. It will be available in a few minutes.',
      'An error occurred',
      'Invalid image address',
    ],
  ])('%s: %s %s %s, %s', async (locale, fileSent, videoSent, videoFailed, imageAddress) => {
    const shown = (props: FieldProps) => render(<In locale={locale}>{field(props)}</In>)
    await give(shown({ accept: ['application/pdf'] }).container, 'application/pdf')
    await screen.findByText(fileSent)
    cleanup()
    await give(shown({ accept: video }).container, 'video/mp4')
    await screen.findByText(videoSent)
    cleanup()
    await give(shown({ accept: video, upload: () => Promise.reject(new NetworkError()) }).container, 'video/mp4')
    expect(screen.getByRole('alert').textContent).toBe(videoFailed)
    cleanup()
    const refusal = new ApiError({ status: 413, code: 'tooLarge', message: 'Trop lourd' })
    await give(shown({ accept: video, upload: () => Promise.reject(refusal) }).container, 'video/mp4')
    expect(screen.getByRole('alert').textContent).toBe('Trop lourd')
    cleanup()
    const { container } = shown({ accept: ['image/png'], preview: '/perdue.png' })
    fireEvent.error(container.querySelector('img')!)
    expect(screen.getByRole('alert').textContent).toBe(imageAddress)
    cleanup()
  })

  test('success: added, modified, deleted', () => {
    const said = (locale: Locale) =>
      [tasksWords.added, tasksWords.modified, regionsWords.added, regionsWords.saved, regionsWords.removed].map((sentence) =>
        languageIn(locale).say(sentence),
      )
    expect(said('fr')).toEqual([
      'La tâche a été ajoutée.',
      'La tâche a été modifiée.',
      'La région a été ajoutée.',
      'La région a été modifiée.',
      'La région a été supprimée.',
    ])
    expect(said('en')).toEqual([
      'The task has been added.',
      'The task has been modified.',
      'The region has been added.',
      'The region has been modified.',
      'The region has been deleted.',
    ])
  })

  test('a page’s file that does not come in 120 s is told as a newer version', async () => {
    vi.useFakeTimers()
    const failure = withinChunkTime(() => new Promise(() => {}))().catch((error: unknown) => error)
    const settled = vi.fn<(error: unknown) => void>()
    void failure.then(settled)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const error = await failure
    vi.useRealTimers()
    expect(isChunkFailure(error)).toBe(true)
    for (const [locale, said, act_] of [
      ['fr', 'Une nouvelle version est disponible.', 'Recharger'],
      ['en', 'A new version is available.', 'Reload'],
    ] as const) {
      chooseLocale(locale)
      render(<In locale={locale}>{<Crash error={error} />}</In>)
      screen.getByRole('heading', { name: said })
      screen.getByRole('button', { name: act_ })
      cleanup()
    }
  })

  test('columns that could not be kept are told to the server, never to the person', async () => {
    const reported = vi.fn<(error: unknown, where: string) => void>()
    setFailureReporter(reported)
    function List() {
      const { save } = useSavedColumns('users')
      return (
        <button type="button" onClick={() => save([])}>
          Garder
        </button>
      )
    }
    render(
      <In locale="fr">
        <List />
      </In>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Garder' }))
    await waitFor(() => expect(reported).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }), 'context'), { timeout: 3000 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a call that fails: the generic sentence in a toast', async () => {
    render(<In locale="en">{null}</In>)
    act(() => toast.failure(new Error('x')))
    expect(await screen.findByText('An error occurred')).toBeDefined()
  })
})
