import { partFacts } from '@kerf/shared-contracts/testing/part-facts'
import { makeStore } from '@kerf/shared-runtime'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { emptyRfq } from '../src/features/submit-rfq/form/rfq-form-schema.ts'
import { SubmitRfqPage } from '../src/features/submit-rfq/submit-rfq-page.tsx'

const user = { id: '0199-ada', name: 'Ada Lovelace', company: { name: 'Northgate Robotics' } }

/** What was measured in a block of 100 × 60 × 20 mm. */
export const blockFacts = partFacts()

function answer(value: unknown, status = 200): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } })
}

/** A file that the API received, with the part it was sent for. */
interface UploadedFile {
  name: string
  partId: FormDataEntryValue | null
}

interface CreatedBody {
  parts?: object[]
  fromDraft: { revision: string | null; files: { fileId: string; part: number | null }[] }
}

/** A draft as the server keeps it. */
interface KeptDraft {
  revision: string
  savedAt: string
  keptUntil: string
  values: object
  files: KeptFile[]
}

interface SavedFile {
  fileId: string
  part: string | null
}

interface KeptFile {
  part: string | null
  file: { id: string }
}

const uuid = (turn: number) => `01990000-0000-7000-8000-${String(turn).padStart(12, '0')}`

/** A draft that was saved elsewhere. @param values what was typed, over an empty form */
export function savedElsewhere(values: object, files: KeptFile[] = []): KeptDraft {
  const moments = { savedAt: '2026-11-30T10:00:00.000Z', keptUntil: '2026-12-30T10:00:00.000Z' }
  return { revision: uuid(900), ...moments, values: { ...emptyRfq, ...values }, files }
}

/** The draft of the server, with what was saved of it. */
function keptDrafts(first: KeptDraft | null) {
  let now = first
  let turn = 1
  const saved: { values: { projectName: string; parts: { name: string }[] }; files: object[] }[] = []
  return {
    saved,
    now: () => now,
    /** Somebody saves it in another window. */
    replace: (draft: KeptDraft | null) => {
      now = draft
    },
    end: () => {
      now = null
    },
    answer: (url: string, request: RequestInit, failsWith: number | undefined): Response => {
      if (failsWith === 0) throw new TypeError('Failed to fetch')
      if (failsWith !== undefined) return answer({ message: 'Not now', code: 'internal' }, failsWith)
      const isOther = ({ revision }: { revision: string | null }) => revision !== (now?.revision ?? null)
      const stale = () => {
        const present = { revision: now?.revision ?? null, savedAt: now?.savedAt ?? null }
        return answer({ message: 'Stale', code: 'write.stale', changed: { present } }, 409)
      }
      if (request.method === 'DELETE') {
        const seen = new URLSearchParams(url.split('?')[1]).get('basedOn')
        if (now && isOther(JSON.parse(seen ?? '{}'))) return stale()
        now = null
        return new Response(null, { status: 204 })
      }
      if (request.method !== 'PUT') return answer({ draft: now })
      const body = JSON.parse(String(request.body))
      if (isOther(body.basedOn)) return stale()
      const partOf = new Map<string, string | null>(body.files.map(({ fileId, part }: SavedFile) => [fileId, part]))
      const files = (now?.files ?? []).flatMap(({ file }) => {
        const part = partOf.get(file.id)
        return part === undefined ? [] : [{ part, file }]
      })
      now = { ...savedElsewhere({}), revision: uuid(turn++), values: body.values, files }
      saved.push(body)
      return answer({ revision: now.revision, savedAt: now.savedAt, keptUntil: now.keptUntil })
    },
  }
}

/** Stands in for the API: its answers, and the calls that it received. */
export function fakeApi({
  failUploads = 0,
  failWith = 503,
  companyRole = 'owner',
  addresses = [] as object[],
  changed = {},
  /** Whether drawings are taken before there is an RFQ; otherwise they are sent with it. */
  takesEarly = false,
  /** How many of them fail first because the connection is lost. */
  earlyFailures = 0,
  /** How many submissions arrive without being answered. */
  lostAnswers = 0,
  /** Whether such drawings are gone by the time there is one. */
  isSwept = false,
  /** The draft of the server when the page opens. */
  draft = null as KeptDraft | null,
  /** Why drafts are not saved: a status, such as 0 for a lost connection. */
  draftsFail = undefined as number | undefined,
  /** How the API answers for the drawing with this id, such as its facts. */
  ofFile = (_path: string): unknown => undefined,
} = {}) {
  const created: CreatedBody[] = []
  const uploaded: UploadedFile[] = []
  /** What was done with drawings before there was an RFQ. */
  const early: string[] = []
  const drafts = keptDrafts(draft)
  let failuresLeft = failUploads
  let [earlyFailuresLeft, answersToLose] = [earlyFailures, lostAnswers]
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.startsWith('/api/rfq-draft')) return drafts.answer(url, request, draftsFail)
    if (url === '/api/auth/me') return answer({ ...user, companyRole })
    if (url === '/api/company/addresses') return answer(addresses)
    if (url.startsWith('/api/company/addresses/')) return answer(changed)
    if (url.startsWith('/api/files/')) return answer(ofFile(url) ?? {}, ofFile(url) === undefined ? 500 : 200)
    if (url.startsWith('/api/early-files/')) {
      early.push(`${request.method} ${url.slice('/api/early-files/'.length)}`)
      if (request.method === 'DELETE') return new Response(null, { status: 204 })
      return isSwept ? answer({ code: 'file.not_found' }, 404) : answer({})
    }
    const body: CreatedBody = JSON.parse(String(request.body))
    created.push(body)
    const parts = (body.parts ?? [{}]).map((_, index) => ({ id: `0199-part-${index + 1}`, files: [] }))
    drafts.end()
    const files = isSwept ? [] : body.fromDraft.files.map(({ fileId }) => ({ id: fileId }))
    for (const { id } of files) early.push(`taken ${id}`)
    if (answersToLose-- > 0) throw new TypeError('Failed to fetch')
    return answer({ id: '0199-rfq', displayNumber: 'SQTE-0007', parts, files }, 201)
  })
  class FakeUpload {
    upload = {}
    status = 201
    statusText = ''
    responseText = '[]'
    onload = () => {}
    onerror = () => {}
    #url = ''
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null
    }
    send(form: FormData) {
      const file = form.get('files')
      if (this.#url === '/api/early-files' && earlyFailuresLeft-- > 0) return queueMicrotask(() => this.onerror())
      if (this.#url === '/api/early-files') {
        if (takesEarly && file instanceof File) {
          early.push(`sent ${file.name}`)
          this.responseText = JSON.stringify([{ id: `early-${file.name}` }])
        } else this.status = 409
      } else if (failuresLeft > 0) {
        failuresLeft -= 1
        this.status = failWith
        this.responseText = JSON.stringify({ message: 'This file is incomplete: its end is missing' })
      } else if (file instanceof File) uploaded.push({ name: file.name, partId: form.get('partId') })
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  return { created, uploaded, early, drafts }
}

export function openPage(): void {
  const routes = [
    { path: '/', element: <h1>Dashboard</h1> },
    { path: '/rfq', element: <SubmitRfqPage /> },
    { path: '/rfq/success', element: <h1>Thank You for Submitting Your RFQ</h1> },
  ]
  render(
    <Provider store={makeStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/rfq'] })} />
    </Provider>,
  )
}

export function stepFile(name: string, content = 'ISO-10303-21;\nHEADER;'): File {
  return new File([content], name, { lastModified: 1 })
}

/** Chooses files as with the browser's picker. @param of the part, if there are several */
export async function choose(names: readonly string[], of?: string): Promise<void> {
  const files = names.map((name) => stepFile(name, name.endsWith('.pdf') ? '%PDF-1.7' : undefined))
  const label = of === undefined ? 'File attachments' : `File attachments of ${of}`
  fireEvent.change(screen.getByLabelText(label), { target: { files } })
  for (const name of names) await screen.findAllByText(name)
}

export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
export const submit = () => click('Submit RFQ')
