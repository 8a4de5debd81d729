export const text = {
  title: 'How RFQs work',
  description: 'An RFQ, a request for quote, is how you ask us for a price for your parts.',
  back: 'Dashboard',
  stepsTitle: 'From drawing to delivery',
  steps: [
    {
      title: 'You send the drawing',
      text: 'A STEP model or a PDF drawing, with material, tolerance, finish and quantity. Several files may belong to one RFQ.',
    },
    {
      title: 'We review it',
      text: 'Our engineers look at the parts; the RFQ shows Under Review. They ask you if something is unclear.',
    },
    {
      title: 'You get a quote',
      text: 'With price, validity and estimated delivery, as a document to keep. You accept or decline it in My Quotes.',
    },
    {
      title: 'You send the purchase order',
      text: 'Upload it with its number, with the acceptance or later. We review it and create the sales order.',
    },
    {
      title: 'You follow production',
      text: 'Eight stages from confirmation to delivery. At the quality check you see the inspection files and approve the parts.',
    },
  ],
  filesTitle: 'What makes a good RFQ',
  files: [
    'A STEP file (.step or .stp) for the shape, a PDF for dimensions, threads and notes.',
    'The tightest tolerance only where the part needs it: it decides much of the price.',
    'The quantity you will order; a second quantity is worth a note.',
    'Anything about use, packaging or inspection that is not in the drawing goes into the notes.',
  ],
  submit: 'Submit New RFQ',
  mine: 'My RFQs',
}
