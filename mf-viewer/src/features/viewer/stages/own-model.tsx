import type { Geometry } from '@kerf/shared-contracts/contracts/geometry'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Vector3 } from 'three'
import type { Model } from '../model/model.ts'
import { useOwnModel } from '../model/model-query.ts'
import { ModelView } from '../model-view.tsx'
import { type ModelFacts, Notice } from '../panels/facts-panel.tsx'
import { text } from '../text.ts'
import { BuildingStage, MessageStage } from './message-stage.tsx'
import { useReason } from './use-reason.ts'

/** Failures of the server that another kernel, with the memory of another machine, may not share. */
const worthTrying: readonly (string | null)[] = [
  'geometry.unreadable',
  'geometry.tessellated',
  'geometry.out_of_memory',
  'geometry.too_complex',
]

/** The licence of the kernel, which goes with its code. */
const licence = new URL('occt-import-js/dist/license.occt-import-js.txt', import.meta.url).href

/** Whether the browser may succeed where the server failed. */
export const isWorthTrying = ({ code }: Pick<Geometry, 'code'>) => worthTrying.includes(code)

interface OwnModelProps {
  geometry: Geometry
  asked: URLSearchParams
  dark: boolean
  /** The button that saves the file. */
  download: ReactNode
}

/** The model that this browser makes where the server could not: how far it is, the model, or why there is none. */
export function OwnModel({ geometry, asked, dark, download }: OwnModelProps) {
  const model = useOwnModel(geometry.fileId)
  const reason = geometry.message ?? text.failed.text
  const said = useReason()
  if (model.isPending && model.fetchStatus === 'idle')
    return <MessageStage title={text.failed.title} text={said(reason)} action={download} />
  if (model.data) {
    const known = { ...geometry, facts: factsOf(model.data) }
    const notice = (
      <Notice role="status">
        <Info size={15} aria-hidden />
        <span>
          {reason} {text.own.notice} <a href={licence}>{text.own.licence}</a>
        </span>
      </Notice>
    )
    return <ModelView geometry={known} model={model.data} asked={asked} dark={dark} notice={notice} />
  }
  if (model.isError)
    return <MessageStage title={text.failed.title} text={said(text.own.failed(reason))} action={download} />
  const stop = <Button onClick={model.stop}>{text.own.stop}</Button>
  return <BuildingStage stage="own" action={stop} />
}

/** What can be told of triangles alone. */
function factsOf({ box, triangles, copies }: Model): ModelFacts {
  const size = box.getSize(new Vector3())
  return {
    sizeMm: [size.x, size.y, size.z],
    triangles: triangles.length / 3,
    parts: copies.length,
    instances: copies.length,
    solids: null,
    unit: null,
  }
}
