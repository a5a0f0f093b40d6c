// Which view the address means. Invitations stand in the fragment, which no server ever sees.

class Route {
  path = $state(location.pathname);
  fragment = $state(location.hash.slice(1));

  constructor() {
    const read = () => {
      this.path = location.pathname;
      this.fragment = location.hash.slice(1);
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    addEventListener("click", (event) => this.follow(event));
  }

  /** The parts of the path: ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
    scrollTo(0, 0);
  }

  /** Follow a link of ours without loading the page anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (/^\/(api|schema)\//.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
