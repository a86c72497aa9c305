document.title = "A script for the tests, a line long enough to be worth compressing.";
