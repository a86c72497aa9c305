// The service worker of a page for the tests, a line long enough to be worth compressing.
