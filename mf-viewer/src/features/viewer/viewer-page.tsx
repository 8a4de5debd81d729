export function ViewerPage() {
  return <p>3D viewer: this page is not built yet.</p>
}
