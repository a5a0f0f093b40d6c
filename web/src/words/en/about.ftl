about-title = About Heorot
