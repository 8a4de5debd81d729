import type { Config } from '../../config.ts'
import type { UnsubscribeLinks, Unsubscribing } from '../../platform/mail/unsubscribe-links.ts'

/**
 * Where mails are turned off without signing in: the page, with its secret behind the `#`, so that it stands in no log;
 * and what mail programs post to. Opened, that leads to the page.
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
