import { reportUpload } from '@kerf/shared-runtime'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useUploadProgress } from './use-upload-progress.ts'

const one = new File(['one'], 'one.pdf')
const other = new File(['other'], 'other.pdf')

test('the progress belongs to the shown file, and starts over with another', () => {
  const { result, rerender } = renderHook(({ file }: { file: File | null }) => useUploadProgress(file), {
    initialProps: { file: one },
  })
  expect(result.current).toBe(0)
  act(() => reportUpload([one], { sent: 30, total: 120 }))
  act(() => reportUpload([other], { sent: 90, total: 120 }))
  expect(result.current).toBe(25)
  rerender({ file: other })
  expect(result.current).toBe(0)
})

test('an upload of unknown length stays at the start', () => {
  const { result } = renderHook(() => useUploadProgress(one))
  act(() => reportUpload([one], { sent: 30, total: 0 }))
  expect(result.current).toBe(0)
})
