import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-customer/rfqs/withdrawal', {
  action: 'Withdraw RFQ',
  title: (rfq: string) => `Withdraw RFQ ${rfq}?`,
  body: 'We will stop working on it and will not send a quote. This cannot be undone. The RFQ stays in your history with its files.',
  reason: 'Reason',
  reasonHint: 'Our team reads this.',
  reasonLong: 'Please use at most 1,000 characters',
  done: 'RFQ withdrawn',
  doneText: (rfq: string) => `RFQ ${rfq} is now in your RFQ history.`,
  failed: 'The RFQ was not withdrawn',
  failedText: 'Please try again.',
  ended: {
    quoted: { did: 'quoted this RFQ', was: 'This RFQ was quoted' },
    withdrawn: { did: 'withdrew this RFQ', was: 'This RFQ was withdrawn' },
    decided: { did: 'decided on this RFQ', was: 'This RFQ was decided' },
  },
})
