/**
 * The part of React Router that Kerf uses. Every build resolves `react-router-dom` to this file, and shell and modules
 * share it as the page's one router. The whole library is three times as large, mostly for data routers and server
 * rendering; a name that is missing here fails the build and can be added.
 */
// biome-ignore lint/performance/noBarrelFile: this file's purpose is to re-export a part of the library.
export {
  BrowserRouter,
  createSearchParams,
  generatePath,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  UNSAFE_NavigationContext,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router'
