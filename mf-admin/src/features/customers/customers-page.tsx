export function CustomersPage() {
  return <p>Customer Management: this page is not built yet.</p>
}
