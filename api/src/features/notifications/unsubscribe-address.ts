import type { Config } from '../../config.ts'
import type { UnsubscribeLinks, Unsubscribing } from '../../platform/mail/unsubscribe-links.ts'

/**
 * Where mails are turned off without signing in: the page, with its secret after the `#`, so that it is in no log, and
 * the address mail programs post to, which redirects to the page when opened.
 */
export function unsubscribeAddress(
  { publicUrl, unsubscribeLinks }: Pick<Config, 'publicUrl'> & { unsubscribeLinks: UnsubscribeLinks },
  unsubscribing: Unsubscribing,
): { page: string; oneClick: string } {
  const token = unsubscribeLinks.tokenFor(unsubscribing)
  return {
    page: `${publicUrl}/unsubscribe#${token}`,
    oneClick: `${publicUrl}/api/unsubscribe/one-click?token=${token}`,
  }
}
