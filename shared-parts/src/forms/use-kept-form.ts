import type { ChangedThing } from '@kerf/shared-contracts/contracts/changes'
import type { Changed } from '@kerf/shared-contracts/contracts/errors'
import { isApiError, toast } from '@kerf/shared-runtime'
import { authApi } from '@kerf/shared-runtime/endpoints/auth'
import { SubmitOff } from '@kerf/shared-ui/forms/submit-off.ts'
import { type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues, useFormik } from 'formik'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { forgetFormDraft, hasFormDraft, keepFormDraft, readFormDraft } from './form-drafts.ts'
import { sameValues } from './same-values.ts'
import { changedOf, staleWords } from './stale-words.ts'
import { text } from './text.ts'

/** What a form that sends itself needs to know, and may say. */
interface Sending<Values, Base> {
  /** What the person saw, for `basedOn` of the call. */
  base: Base
  /** Ends the draft once the call succeeded. @param now what the object says from then on, where the answer tells it */
  sent: (now?: { values: Values; base: Base }) => void
  /** Whether a call was refused since somebody else was faster, which the form then says itself. */
  refused: (error: unknown) => boolean
  helpers: FormikHelpers<Values>
}

export interface KeptFormOptions<Values extends FormikValues, Base>
  extends Pick<FormikConfig<Values>, 'validate' | 'validateOnChange' | 'validateOnBlur'> {
  /** Names the form and the object that it is about, such as `order 7 tracking`. */
  place: string
  /** Reads what a draft holds of it: all that is typed but passwords, codes and files. */
  kept: z.ZodMiniType<Partial<Values>>
  /** What the fields hold when nothing is typed; may change with the object. */
  shown: Values
  /** What a write is based on; undefined while it is not known, or where nobody else could change anything. */
  base: Base
  /** Where to ask whose the fresh values are, when they arrive while something is typed. */
  changeOf?: { what: ChangedThing; id: string }
  onSubmit: (values: Values, sending: Sending<Values, Base>) => Promise<unknown>
}

/** The id of the signed-in user, as far as the page knows; no call is made for it. */
function useOwner(): string | undefined {
  return authApi.endpoints.getCurrentUser.useQueryState().data?.id
}

/** Whether something typed into a form was kept, so that the form opens with it. */
export function useHasDraft(place: string): boolean {
  const owner = useOwner()
  const [hasDraft] = useState(() => owner !== undefined && hasFormDraft(owner, place))
  return hasDraft
}

/** What somebody types, and since when: the draft of the tab if there is one. */
function useBeginning<Values extends FormikValues, Base>({ place, kept, shown, base }: KeptFormOptions<Values, Base>) {
  const owner = useOwner()
  const [draft] = useState(() => (owner === undefined ? undefined : readFormDraft(owner, place, kept)))
  const [restoredAt, setRestoredAt] = useState(draft?.at)
  // It is compared with the present base before anything is sent, so whatever else lay there is never sent.
  const from = draft ? (draft.base as Base) : base
  const [start, setStart] = useState({ values: shown, base: from, seen: { shown, base: from } })
  const [initialValues] = useState({ ...shown, ...draft?.values })
  return { owner, initialValues, start, setStart, restoredAt, setRestoredAt }
}

/** Whether two bases are known and differ. */
function areApart(one: unknown, other: unknown): boolean {
  return one !== undefined && other !== undefined && !sameValues(one, other)
}

/** Whether an object moved on from what a form began with, by more than what the form itself sent. */
function hasMoved({ base, seen }: { base: unknown; seen: { base: unknown } }, present: unknown): boolean {
  return areApart(base, present) && areApart(seen.base, present)
}

interface DraftOptions {
  owner: string | undefined
  place: string
  kept: z.ZodMiniType
  values: unknown
  base: unknown
  isDirty: boolean
}

/** Keeps what is typed as a draft while there is something. @returns forgets it */
function useDraft({ owner, place, kept, values, base, isDirty }: DraftOptions): () => void {
  const isForgotten = useRef(false)
  // Whoever types on after all has a draft again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about typing
  useEffect(() => {
    isForgotten.current = false
  }, [values])

  const keep = useEffectEvent(() => {
    if (owner === undefined || isForgotten.current) return
    if (isDirty) keepFormDraft(owner, place, { kept, values, base })
    else forgetFormDraft(owner, place)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is kept when these change
  useEffect(() => keep(), [values, isDirty, base])

  return () => {
    isForgotten.current = true
    if (owner !== undefined) forgetFormDraft(owner, place)
  }
}

/** The choice between what is typed and what a refusal brought, to which whoever sent it is led. */
function useChoice(refusal: Changed | undefined) {
  const choice = useRef<HTMLButtonElement>(null)
  const showChoice = () => {
    choice.current?.scrollIntoView?.({ block: 'center' })
    choice.current?.focus({ preventScroll: true })
  }
  const show = useEffectEvent(showChoice)
  useEffect(() => {
    if (refusal) show()
  }, [refusal])
  return { choice, showChoice }
}

/** Has fresh data taken over while nothing is typed. */
function useFresh(isFresh: boolean, take: () => void) {
  const adopt = useEffectEvent(take)
  useEffect(() => {
    if (isFresh) adopt()
  }, [isFresh])
}

/**
 * A form that loses nothing (docs/decisions/0033). What is typed stays when fresh data arrive, which are taken over only
 * while nothing is typed; when they change what the form is based on, it is not sent until the person has chosen. What
 * is typed is kept in the tab, for its person and place, until it is sent or discarded. It is drawn with `KeptForm`.
 */
export function useKeptForm<Values extends FormikValues, Base = undefined>(options: KeptFormOptions<Values, Base>) {
  const { place, kept, shown, base, changeOf, onSubmit, ...checks } = options
  const { owner, initialValues, start, setStart, restoredAt, setRestoredAt } = useBeginning(options)
  const isOff = use(SubmitOff) !== undefined
  const [changed, setChanged] = useState<Changed>()
  const asker = useRef<(() => Promise<boolean>) | null>(null)
  const { choice, showChoice } = useChoice(changed)

  const form = useFormik<Values>({
    ...checks,
    initialValues,
    onSubmit: async (values, helpers) => {
      if (isOff) return
      if (isStale) {
        toast.info(text.changed.first, text.changed.firstText)
        return showChoice()
      }
      await onSubmit(values, { base: start.base ?? base, sent, refused, helpers })
    },
  })
  const hasActed = useHasActed()
  const isDirty = !sameValues(form.values, start.values)
  const isStale = isDirty && (changed !== undefined || hasMoved(start, base))
  const forget = useDraft({ owner, place, kept, values: form.values, base: start.base ?? base, isDirty })

  /** Has the form begin anew with these values. */
  const beginWith = (now: { values: Values; base: Base }) => {
    setStart({ ...now, seen: { shown, base } })
    setChanged(undefined)
    setRestoredAt(undefined)
    form.resetForm({ values: now.values })
  }
  const sent = (now = { values: shown, base }) => {
    forget()
    beginWith(now)
  }
  const refused = (error: unknown): boolean => {
    if (!isApiError(error) || error.code !== 'write.stale') return false
    if (isDirty) setChanged(changedOf(error) ?? untold)
    else toast.info(text.changed.notSent, staleWords(error))
    return true
  }
  const keepMine = () => {
    setStart({ values: shown, base: withPresent(base, changed), seen: { shown, base } })
    setChanged(undefined)
  }
  /** For a button that gives the form up: asks where something would be lost. */
  const leave = async (go: () => void) => {
    if (asker.current && !(await asker.current())) return
    forget()
    go()
  }
  const isFresh = !sameValues({ shown, base }, start.seen)
  useFresh(isFresh && !isDirty && !form.isSubmitting, () => beginWith({ values: shown, base }))

  const keeping = { isStale, changed, changeOf, choice, restoredAt: isDirty ? restoredAt : undefined, asker }
  return {
    ...form,
    ...leavingOf(form, hasActed),
    dirty: isDirty,
    keeping: { ...keeping, keepMine, discard: () => sent(), forget, leave },
  }
}

/** Whether the person has pressed a key or a pointer since the form is there. */
function useHasActed(): () => boolean {
  const acted = useRef(false)
  useEffect(() => {
    const note = () => {
      acted.current = true
    }
    const options = { capture: true, passive: true }
    for (const kind of actions) document.addEventListener(kind, note, options)
    return () => {
      for (const kind of actions) document.removeEventListener(kind, note, options)
    }
  }, [])
  return () => acted.current
}

const actions = ['keydown', 'pointerdown'] as const

/**
 * How a field is left. A window that closes behind a form takes the focus away for a moment, which is not the person
 * leaving a field: before they have done anything, no field is wrong.
 */
function leavingOf<Values extends FormikValues>(
  { handleBlur, getFieldProps }: FormikProps<Values>,
  hasActed: () => boolean,
): Pick<FormikProps<Values>, 'handleBlur' | 'getFieldProps'> {
  const unlessActed = (leave: FormikProps<Values>['handleBlur']) =>
    ((event: FocusEvent) => (hasActed() ? leave(event) : undefined)) as FormikProps<Values>['handleBlur']
  return {
    handleBlur: unlessActed(handleBlur),
    getFieldProps: (name) => {
      const props = getFieldProps(name)
      return { ...props, onBlur: unlessActed(props.onBlur) }
    },
  }
}

export type Keeping = ReturnType<typeof useKeptForm>['keeping']

/** What is known of a change of which nothing is told. */
const untold: Changed = { by: null, isSelf: false, at: null, present: {} }

/** A base with the values that a refusal named, which may be there before the object is loaded again. */
function withPresent<Base>(base: Base, changed: Changed | undefined): Base {
  if (!changed || typeof base !== 'object' || base === null) return base
  const known = Object.entries(changed.present).filter(([name]) => name in base)
  return { ...base, ...Object.fromEntries(known) }
}
