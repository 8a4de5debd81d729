import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-customer/about-rfqs', {
  title: 'How RFQs work',
  description: 'An RFQ, a request for quote, is how you ask us for a price for your parts.',
  back: 'Dashboard',
  submit: 'Submit New RFQ',
  mine: 'My RFQs',
  stepsTitle: 'What happens next',
  steps: [
    {
      title: 'You send the drawing',
      text: 'With material, tolerance and quantity. The RFQ gets a number and is listed in My Requests.',
    },
    {
      title: 'We review it',
      text: 'Our engineers look at the parts. If something is unclear, they ask you in Messages.',
    },
    {
      title: 'You get a quote',
      text: 'With its price, the day it is valid until, and a delivery date. You accept or decline it in My Quotes.',
    },
    {
      title: 'You send the purchase order',
      text: 'As a PDF with its number, when you accept or later. We review it and create the sales order.',
    },
    {
      title: 'You follow production',
      text: 'Eight stages, each with its date. At the quality check you approve the parts or ask for a revision.',
    },
  ],
  topics: [
    {
      title: 'What to send',
      points: [
        'A STEP model for the shape, and a PDF drawing for dimensions, threads and surfaces.',
        'The material, with its grade if it matters, and the finish.',
        'Tight tolerances only where the part needs them: they drive much of the price.',
        'In the notes, anything the drawings do not say: use, inspection, packaging, when you need the parts.',
      ],
    },
    {
      title: 'Files',
      points: [
        'STEP (.step or .stp) up to 100 MB and PDF up to 25 MB. Other types are not accepted.',
        'Add as many as the part needs. Each shows its progress, and you can retry a failed one on its own.',
        'A STEP model opens in the browser, where you can turn it and look at it from all sides.',
        'Only you, your company, and those who quote or make your parts for us can see your files.',
      ],
    },
    {
      title: 'Several parts and quantities',
      points: [
        'Parts that you would order together belong in one RFQ: choose Add another part.',
        'Each part has its own material, tolerance and files.',
        'Ask for several quantities, such as 10, 50 and 100. The quote has a price for each, and you choose when you accept.',
      ],
    },
    {
      title: 'How long it takes',
      points: [
        'A single turned part is priced sooner than an assembly; complete drawings save a round of questions.',
        'The RFQ shows how far we are, and we send you an email as soon as the quote is ready.',
        'The quote names the estimated delivery date. Production starts with your purchase order, so send it soon after accepting.',
      ],
    },
    {
      title: 'Changes and revisions',
      points: [
        'Something changed after you submitted? Write to us from the RFQ, with the new drawing attached.',
        'No longer needed? Withdraw the RFQ from its page, as long as we have not quoted it.',
        'A revised quote replaces the previous one and shows what changed. Earlier ones stay readable.',
        'A quote that has expired cannot be accepted. Ask for a new one from the quote itself.',
        'To have the same parts made again, reorder from the history of My Orders: a new RFQ with all its files.',
      ],
    },
  ],
  statusTitle: 'What each status means',
  statuses: [
    { status: 'submitted', text: 'We have your request and will look at it next.' },
    { status: 'reviewing', text: 'Our engineers are looking at your parts and working out the price.' },
    { status: 'quoted', text: 'A quote is waiting for your decision.' },
    { status: 'accepted', text: 'You accepted the quote. It becomes an order once we have your purchase order.' },
    { status: 'declined', text: 'You declined the quote, or we cannot make the parts.' },
    { status: 'withdrawn', text: 'You withdrew the request before we quoted it.' },
  ],
} as const)
