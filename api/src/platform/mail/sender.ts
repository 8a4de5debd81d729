import { addressLines, contactLines, documentSender } from '@kerf/shared-contracts/rules/provider'
import type { KnownProvider } from '../provider/read-provider.ts'

/** Who a mail is from, as shown above and below its text. */
export interface MailSender {
  name: string
  /** Shown instead of the name, at this size in pixels. */
  logo: { contentId: string; width: number; height: number } | null
  /** The signature: legal name, address and contact details. */
  lines: readonly string[]
}

/** The largest box a logo fills in a mail, in pixels. */
const largest = { width: 220, height: 48 }
const contentIdOf = (sha256: string) => `logo-${sha256}`

/** The provider as the sender of a mail. */
export function senderOf(provider: KnownProvider): MailSender {
  const { name, logo } = provider
  const legalName = documentSender(provider)
  const lines = [legalName === name ? '' : legalName, ...addressLines(provider), ...contactLines(provider)]
  return {
    name,
    logo: logo && {
      contentId: contentIdOf(logo.url.slice(logo.url.lastIndexOf('/') + 1)),
      ...fitted(logo),
    },
    lines: lines.filter((line) => line !== ''),
  }
}

/** The hash of the logo that a mail shows, if any: its bytes are added on sending. */
export function logoShownIn(html: string): { sha256: string; contentId: string } | undefined {
  const sha256 = /src="cid:logo-([0-9a-f]{64})"/.exec(html)?.[1]
  return sha256 === undefined ? undefined : { sha256, contentId: contentIdOf(sha256) }
}

function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(largest.width / width, largest.height / height, 1)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
