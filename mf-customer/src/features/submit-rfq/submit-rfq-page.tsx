export function SubmitRfqPage() {
  return <p>Submit Request for Quote: this page is not built yet.</p>
}
