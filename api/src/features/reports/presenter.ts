import type { Report } from '@kerf/shared-contracts/contracts/reports'
import { text } from './csv-text.ts'
import type { ActivityView, ReportView } from './service.ts'

/** What happened, in words. */
export const descriptionOf = ({ type, number, projectName }: ActivityView) =>
  text.happened(text.types[type], number, projectName)

export function presentReport({ recentActivity, ...figures }: ReportView): Report {
  return {
    ...figures,
    recentActivity: recentActivity.map((activity) => {
      const { number: _number, projectName: _projectName, ...rest } = activity
      return { ...rest, description: descriptionOf(activity) }
    }),
  }
}
